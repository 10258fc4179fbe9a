package dev.banmen.record.sgf;

import java.util.BitSet;

/** What text of a language looks like, one character at a time. */
enum Look {
  /** Han as in Chinese written with simplified characters. */
  SIMPLIFIED(
      "的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年"
          + "过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心本前开但因只"
          + "从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体"
          + "政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员"
          + "解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管"
          + "期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色"
          + "路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运"
          + "黑胜局棋杯围届赛柯洁古党毅飞古段角子星占角夹攻挂托退扳断征劫眼目负盘冠聂卫平韩李陈周谢常昊孔杰罗洗河"
          + "让先应附型吃扑逃连接立跳尖拐并贴补做活杀收官目执手投认，。、！？：；（）“”《》",
      0x4e00,
      0x9fa5),
  /** Han as in Chinese written with traditional characters. */
  TRADITIONAL(
      "的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年"
          + "過發後作裡用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心本前開但因只"
          + "從想實日軍者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應戰向頭文體"
          + "政美相見被利什二等產或新己制身果加西斯月話合回特代內信表化老給世位次度門任常先海通教兒原東聲提立及比員"
          + "解水名真論處走義各入幾口認條平係氣題活爾更別打女變四神總何電數安少報才結反受目太量再感建務做接必場件計管"
          + "期市直德資命山金指克許統區保至隊形社便空決治展馬科司五基眼書非則聽白卻界達光放強即像難且權思王象完設式色"
          + "路記南品住告類求據程北邊死張該交規萬取拉格望覺術領共確傳師觀清今切院讓識候帶導爭運"
          + "黑勝局棋盃圍屆賽柯潔古黨毅飛段角星占夾攻掛托退扳斷征劫眼負盤冠聶衛韓李陳周謝常昊孔傑羅洗河，。、！？：；（）「」種",
      0x4e00,
      0x9fa5),
  /** Kana, and Han between them. */
  JAPANESE(
      "日一国会人年大十二本中長出三同時政事自行社見月分議後前民生連五発間対上部東者党地合市業内相方四定今回新場金員九"
          + "入選立開手米力学問高代明実円関決子動京全目表戦経通外最言氏現理調体化田当八六約主題下首意法不来作性的要用"
          + "制治度務強気小七成期公持野協取都和統以機平総加山思家話世受区領多県続進正安設保改数記院女初北午指権心界支第"
          + "産結百派点教報済書府活原先共得解名交資予川向際査勝面委告軍文反元重近千考判認画海参売利組知案道信策集在件団別"
          + "物側任引使求所次水半品昨論計死官増係感特情投示変打男基私各始島直両朝革価式確村提運終挙果西勢減台広容必応演電"
          + "囲碁棋聖名人戦局段石目黒白番勝負井山裕太一力遼藤沢秀行呉清源木谷実小林光趙治勲坂田栄本因坊武宮正樹中押し勝ち"
          + "幽玄級付持時間秒読み込結果対局場所決定最高棋士世界虎丸芝野許家元幸啓山下敬吾張栩高尾紳路毅飛、。「」・ー々",
      0x4e00,
      0x9fa5) {
    @Override
    boolean isLetter(char c) {
      return c >= 'ぁ' && c <= 'ん' || c >= 'ァ' && c <= 'ヶ';
    }
  },
  /** Hangul syllables. */
  KOREAN(
      "이다의는에가을은로하고지한를도기사대그인서리자어나시부해아일수정있보제장스만원주상오전구조것비여세과신성들관적용모"
          + "라면국년소동공경중게서무진기선학안연니우생당말교되물양방회위마으없바요산터때간까름입문명유발체출내분치배실계와"
          + "저거각개미번타화강통업심트반단영현합운본남음살건식행역금결재형불날새집달작드급할속민점설력파야두러프크호송처론"
          + "바둑흑백승패국기전포석정수돌집반초읽불계승명인왕위결승이창호이세돌조훈현박정환신진서서봉수최철한김지석탁"
          + "세계아직널리퍼져임놀게지놀이고대원래후천",
      0xac00,
      0xd7a3),
  /** Letters of Russian, next to each other. */
  CYRILLIC("", 0x410, 0x44f) {
    @Override
    double score(String text) {
      return inWords(text, 0.9, -0.6);
    }
  },
  /** Letters with signs on them, between plain ones. */
  LATIN("", 0xc0, 0xff) {
    @Override
    double score(String text) {
      return inWords(text, -0.5, 0.55);
    }
  };

  private static final double FREQUENT = 1;
  private static final double POSSIBLE = 0.25;
  private static final double STRANGE = -1;
  private static final double NO_TEXT = -4;

  private final BitSet frequent = new BitSet();
  private final int from;
  private final int to;

  Look(String frequent, int from, int to) {
    frequent.chars().forEach(this.frequent::set);
    this.from = from;
    this.to = to;
  }

  /** Whether a character is a letter of the language whatever word it stands in. */
  boolean isLetter(char c) {
    return false;
  }

  /** How much a text looks like the language: a mean over its characters beyond ASCII. */
  double score(String text) {
    double sum = 0;
    int count = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 0x80) {
        count++;
        sum += score(c);
      }
    }
    return count == 0 ? 0 : sum / count;
  }

  private double score(char c) {
    if (frequent.get(c) || isLetter(c)) {
      return FREQUENT;
    }
    if (c == '\ufffd') {
      return NO_TEXT;
    }
    boolean isSign = c >= 0x3000 && c <= 0x303f || c >= 0xff01 && c <= 0xff5e;
    return c >= from && c <= to || isSign ? POSSIBLE : STRANGE;
  }

  /** A mean for alphabets: of letters that stand beside others beyond ASCII, and alone. */
  double inWords(String text, double together, double alone) {
    double sum = 0;
    int count = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        continue;
      }
      count++;
      boolean isOwn = c >= from && c <= to || c == 0x401 || c == 0x451 || c == 0x152 || c == 0x153;
      boolean isBeside = isForeign(text, i - 1) || isForeign(text, i + 1);
      if (isOwn) {
        sum += isBeside ? together : alone;
      } else {
        sum += c == '\ufffd' || c < 0xa0 ? NO_TEXT : 0;
      }
    }
    return count == 0 ? 0 : sum / count;
  }

  private static boolean isForeign(String text, int i) {
    return i >= 0 && i < text.length() && text.charAt(i) >= 0x80;
  }
}
