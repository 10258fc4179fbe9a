# A row of a board is a 列 here and a column a 欄; in simplified words they are 行 and 列.
s/列為{1}到{2}，行為1到{3}/欄為{1}到{2}，列為1到{3}/
s/{0}列{1}行/{0}欄{1}列/
s/第{0}行第{1}列/第{0}列第{1}欄/
s/有{0}行，每行{1}個；這個棋盤是{2}行，每行{3}個/有{0}列，每列{1}個；這個棋盤是{2}列，每列{3}個/
s/有{0}行，應為{1}行，每行{2}個/有{0}列，應為{1}列，每列{2}個/
s/有{0}行，應為{1}行/有{0}列，應為{1}列/
s/第{0}行有/第{0}列有/
s/第{1}行結束/第{1}列結束/
/^expected\./{
s/列號/欄號/
s/行號/列號/
s/點的列數/點的欄數/
s/點的行數/點的列數/
s/一行棋盤/一列棋盤/
s/棋盤的一行/棋盤的一列/
}
s/第\({[01]}\)行/第\1列/g
s/棋盤的行數和列數/棋盤的列數和欄數/
s/從1起的行和列/從1起的列和欄/
s/第一行，最後一行/第一列，最後一列/
s/按另一列排序/按另一欄排序/
# The same in lessons.
s/用行和列來稱呼/用列和欄來稱呼/
s/第1行，從第1列到第2列/第1列，從第1欄到第2欄/
s/從第1行到第2行/從第1列到第2列/
s/第1行是最上面一行/第1列是最上面一列/
s/d列，從上往下第二行/d欄，從上往下第二列/
s/它在b列/它在b欄/
s/左邊一列/左邊一欄/
s/最\([上下]\)面一行/最\1面一列/g
s/第\([二三]\)行/第\1列/g
s/這一行左端/這一列左端/
s/沿著行/沿著橫列/g
s/橫行/橫列/g
s/上面兩行/上面兩列/
s/三行，每行四格/三列，每列四格/
s/d所在的一行/d所在的一列/g
# Words that mean something else in a game than in a program.
/^record\.lines\|^record\.signs\|^line/!s/連線/連接/g
s/迴圈/循環/g
s/擴充套件/擴展/g
s/徵子/征子/g
s/徵到底/征到底/g
s/徵不住/征不住/g
s/引徵/引征/g
s/棋鍾/棋鐘/g
# 只 is 隻 where eyes are counted, not where it says "only".
s/\([這多有]\)隻\([封能有差]\)/\1只\2/g
# What programs call things here.
s/檔案的檔案頭/檔案的檔頭/
s/檔案頭/檔頭/g
s/時間線/時間軸/g
s/只讀/唯讀/g
s/查詢/尋找/g
s/許可權/權限/g
s/檔名的字尾/副檔名/g
s/字尾/副檔名/g
s/字符集/字元集/g
s/滾動/捲動/g
s/註釋/註解/g
s/錄入/輸入/g
s/從管道/從管線/g
s/終端/終端機/g
s/上級資料夾/上層資料夾/g
s/連接埠/埠/g
s/埠/連接埠/g
s/程式碼/代碼/g
s/地址/位址/g
s/協議/協定/g
s/軟體包/套件/g
s/遮蔽/封鎖/g
s/生成/產生/g
s/身份/身分/g
s/臺機器/台機器/g
s/最高階/最高級/g
s/發給/傳給/g
s/貼上來的/貼上的/g
s/單獨開啟解釋/單獨打開解釋/
# The name of a language is in its own characters.
/^settings\.value\.zh =/s/簡體中文/简体中文/
# OpenCC reads 全局 as "global", not as the whole board.
s/全域性/全局/g
# What players in Taiwan say.
s/打吃/叫吃/g
s/和棋/和局/g
s/[覆複]盤/復盤/g
s/佔空曠處/占空曠處/g
s/命令/指令/g
s/指令列/命令列/g
s/示例/範例/g
s/退出狀態/結束狀態/g
s/退出/離開/g
s/顯示幫助/顯示說明/g
s/標準輸入和管道/標準輸入和管線/g
s/按行和列/按列和欄/
# Quotation marks are square.
s/“/「/g
s/”/」/g
s/‘/『/g
s/’/』/g
