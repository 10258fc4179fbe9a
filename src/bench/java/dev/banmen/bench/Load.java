package dev.banmen.bench;

import java.nio.file.Path;
import java.util.List;

/**
 * A large input of one exercise.
 *
 * @param name the row's name in the table
 * @param game who judges it
 * @param files one file or several, for one run
 * @param steps how many steps all files hold
 * @param limit the most that our time may be, as a part of the other program's
 */
record Load(String name, String game, List<Path> files, long steps, double limit) {}
