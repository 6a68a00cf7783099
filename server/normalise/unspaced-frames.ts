/** What a sentence says about where a job is done. */
export interface Frame {
  verdict: "remote" | "hybrid" | "onsite";
  /** `silent`: it speaks of something else, whatever its words look like. */
  strength: "denial" | "strong" | "weak" | "silent";
  /** The sentence says that all of the work is remote. */
  isFull: boolean;
}

/** What a sentence of a language without spaces between words says about where a job is done; the first expression that matches decides. */
type Rule = readonly [says: keyof typeof FRAMES, pattern: RegExp];

const FRAMES = {
  denial: { verdict: "onsite", strength: "denial", isFull: false },
  hybrid: { verdict: "hybrid", strength: "strong", isFull: false },
  onsite: { verdict: "onsite", strength: "strong", isFull: false },
  remote: { verdict: "remote", strength: "strong", isFull: false },
  fullyRemote: { verdict: "remote", strength: "strong", isFull: true },
} satisfies Record<string, Frame>;

interface Words {
  noise: RegExp;
  rules: readonly Rule[];
}

const LANGUAGES: Readonly<Record<string, Words>> = {
  ja: {
    noise:
      /リモート(?:監視|デスクトップ|アクセス|サポート|会議|接続|制御|センシング|操作|保守|面接)|在宅(?:医療|介護|看護|ケア|酸素|患者|診療)|ハイブリッド(?:クラウド|車|エンジン|アプリ|型(?:クラウド|アプリ))/gu,
    rules: [
      [
        "denial",
        /(?:在宅|リモート|テレワーク)(?:勤務|ワーク)?(?:は|も|の|には|を)?[^。、]{0,8}(?:不可|でき(?:ません|ない)|ありません|ございません|なし|いただけません|なれません|不可能|想定して(?:いません|おりません)|実施して(?:いません|おりません)|対応して(?:いません|おりません)|行って(?:いません|おりません)|認めて(?:いません|おりません)|導入して(?:いません|おりません))/u,
      ],
      [
        "hybrid",
        /週(?:に)?(?:[1-4１-４一二三四]|半分)(?:[~〜～-][1-5２-５])?(?:日|回)?[^。]{0,16}(?:出社|出勤|オフィス|通勤|在宅|リモート|テレワーク)|(?:出社|出勤|オフィス|在宅|リモート|テレワーク)[^。週]{0,10}週(?:に)?[1-4１-４一二三四](?:[~〜～-][1-5２-５])?(?:日|回)|(?:月|火|水|木|金)(?:曜日?)?[・、と](?:月|火|水|木|金)曜日?[^。]{0,12}(?:出社|オフィス)/u,
      ],
      [
        "fullyRemote",
        /(?:フル|完全|全員|原則|常時|100 ?[%％])(?:が|は)?(?:フル)?(?:リモート|在宅|テレワーク)|(?:すべて|全て)[^。]{0,6}(?:リモート|在宅)|(?:全国|国内|日本|世界|どこ|居住地)[^。]{0,8}(?:どこからでも|からでも|から(?:働|勤務|就業)|不問|自由|問いません)|勤務地(?:は)?[^。]{0,4}(?:自宅|ご自宅)|オフィス(?:は|が|を)?(?:ありません|ございません|なし|持(?:ちません|っていません|たない)|廃止|閉鎖)|出社(?:日|義務)?(?:は|の必要は|が)?(?:一切|まったく|全く)?(?:不要|な[しい]|なく|ありません|ございません)|(?:働く|勤務する|仕事をする)場所[^。]{0,6}(?:自由|問いません|問わず|不問|選べ|お任せ)|(?:お住まい|住んでいる場所|住む場所|居住地)[^。]{0,8}(?:自由|問いません|問わず|不問|関係)|どこで(?:も|あっても)[^。]{0,4}(?:働け|勤務でき|仕事ができ)|(?:打ち合わせ|会議|ミーティング|授業|レッスン)[^。]{0,6}(?:すべて|全て|完全に)[^。]{0,4}オンライン|(?:全員|社員は?|みんな|各自)[^。]{0,10}自宅/u,
      ],
      [
        "hybrid",
        /ハイブリッド|(?:出社|オフィス)と(?:在宅|リモート)|(?:在宅|リモート)(?:勤務|ワーク)?と(?:出社|オフィス)|併用|一部(?:在宅|リモート|テレワーク)|(?:在宅|リモート|テレワーク)(?:勤務|ワーク)?(?:も)?(?:可(?!能性)|相談|あり|OK|応相談|制度)/u,
      ],
      [
        "onsite",
        /毎日[^。]{0,12}(?:出社|出勤|通勤)|フル出社|出社(?:必須|勤務|が必須|をお願い)|常駐(?:勤務|していただ|となり)|オフィス勤務/u,
      ],
      [
        "remote",
        /(?:在宅|リモート|テレワーク)(?:勤務|ワーク)?(?:です|となります|のみ|のお仕事|求人|で(?:働|勤務|就業))|自宅(?:で|での|から)(?:の)?(?:勤務|就業|お仕事|働|業務)/u,
      ],
    ],
  },
  zh: {
    noise: /远程(?:监控|医疗|教育|控制|桌面|服务器|支持|会议|面试|连接|维护|协助)|混合(?:云|动力|模式云)/gu,
    rules: [
      ["denial", /(?:不(?:支持|接受|提供|可以?|能|允许)|无法|没有|非)[^。，,；]{0,6}(?:远程|居家|在家)/u],
      [
        "hybrid",
        /每周[^。，,]{0,6}[1-4一二两三四](?:[-~到至][2-5二三四五])?天[^。]{0,14}(?:办公室|公司|到岗|坐班|现场|居家|在家|远程)|(?:居家|在家|远程)[^。，,]{0,6}每周[^。，,]{0,4}[1-4一二两三四]天|混合(?:办公|工作)|(?:部分|偶尔)(?:时间)?(?:远程|居家|在家)/u,
      ],
      [
        "fullyRemote",
        /(?:全职|全员|完全|100 ?%|长期|纯|全程?|永久)(?:都|可)?(?:远程|居家|在家)|任何地(?:方|点)|任意地点|(?:地点|地区|城市)不限|不限(?:地点|地区|城市)|没有(?:固定)?办公室|无需坐班/u,
      ],
      ["hybrid", /可(?:以)?(?:申请)?(?:部分)?(?:远程|居家|在家)/u],
      ["remote", /(?:远程|居家|在家)(?:办公|工作|岗位|职位)|工作地点[^。]{0,4}(?:远程|在家|居家)/u],
      ["onsite", /坐班|驻场|现场办公|每天[^。]{0,8}(?:上班|到岗|办公室)/u],
    ],
  },
  ko: {
    noise:
      /원격 ?(?:제어|의료|지원|모니터링|교육|접속|진료|회의|데스크톱)|재택 ?(?:의료|간호|요양)|하이브리드 ?(?:클라우드|차|앱|자동차)/gu,
    rules: [
      [
        "denial",
        /(?:재택|원격|리모트)(?: ?근무)?(?:는|가|은|이|를|도)?[^.。,]{0,6}(?:불가|없(?:습|음|다)|안 ?[되됩]|어렵|지원하지|가능하지 않|제공하지)/u,
      ],
      [
        "hybrid",
        /주 ?(?:[1-4]|한|두|세|네)(?:[~-][2-5])? ?(?:일|회|번)[^.]{0,18}(?:출근|사무실|오피스|재택|원격)|(?:재택|원격|출근)[^.주]{0,8}주 ?(?:[1-4]|한|두|세|네) ?(?:일|회|번)/u,
      ],
      [
        "fullyRemote",
        /(?:완전|전면|풀|100 ?%|상시|전원|전 직원이?|모두)[^.]{0,8}(?:재택|원격|리모트)|어디(?:서나|서든|에서나|에서든)|장소에? (?:관계|구애)(?: ?없|를? ?받지)|사무실(?:이|은)? ?없|출근(?:할)? ?(?:필요|의무)(?:가|는)? ?없/u,
      ],
      [
        "hybrid",
        /하이브리드|(?:재택|원격)[^.]{0,8}(?:병행|혼합)|부분 ?(?:재택|원격)|(?:재택|원격)(?: ?근무)? ?(?:도 |이 )?가능/u,
      ],
      ["onsite", /매일[^.]{0,12}출근|상주(?: 근무|하)|사무실 근무|출근 ?필수/u],
      ["remote", /(?:재택|원격)(?: ?근무)?(?:입니다|로 (?:진행|일)|직|합니다|를 합니다)|근무지[^.]{0,4}(?:재택|자택)/u],
    ],
  },
};

/** Returns whether a language's sentences are read by `readUnspacedFrame`. */
export function isUnspaced(language: string): boolean {
  return Object.hasOwn(LANGUAGES, language);
}

/** Reads where a job is done from a sentence of a language without spaces between words; null if it doesn't say it. */
export function readUnspacedFrame(given: string, language: string): Frame | null {
  const words = LANGUAGES[language];
  if (words === undefined) return null;
  const text = given.replace(words.noise, " ");
  const rule = words.rules.find(([, pattern]) => pattern.test(text));
  return rule === undefined ? null : FRAMES[rule[0]];
}
