/** How a language names the whole world as a place to live, as sources of expressions that match whole words. */
interface NativeWorldWords {
  /** Any country, the whole world. */
  world: string;
  /** That it doesn't matter which country somebody lives in. */
  indifferent: string;
}

export const NATIVE_WORLD_WORDS: Readonly<Record<string, NativeWorldWords>> = {
  de: {
    world: String.raw`weltweit|(?:auf|in|aus) der ganzen welt|überall auf der welt|(?:jedem|jedes|beliebigen) land(?: der welt)?(?! (?:der|in der|des|innerhalb))|aller welt|auch (?:im|aus dem) ausland`,
    indifferent: String.raw`(?:egal,? (?:aus|in) welchem land|in welchem land (?:du|sie) (?:\p{L}{1,10} )?(?:leb|wohn|sitz|arbeit|bist)\p{L}{0,4},? (?:ist|spielt|macht) [^.;]{0,20}(?:egal|keine rolle|keinen unterschied|unwichtig|zweitrangig))`,
  },
  fr: {
    world: String.raw`(?:n['’]importe quel|tout|chaque) pays(?: du monde)?(?! (?:de|d['’]|membre))|tous les pays(?! (?:de|d['’]|membre))|monde entier|partout dans le monde|n['’]importe où dans le monde|où que ce soit dans le monde|n['’]importe quel(?:le)? (?:point|partie|endroit|coin) du (?:globe|monde)`,
    indifferent: String.raw`(?:peu importe|quel que soit|indépendamment du) (?:le |votre |dans quel )?pays|où que vous (?:soyez|viviez|habitiez) dans le monde`,
  },
  es: {
    world: String.raw`cualquier país(?! (?:de|miembro))|todo el mundo|todos los países(?! (?:de|miembro|donde))|cualquier (?:parte|lugar|punto|rincón) del mundo|el mundo entero`,
    indifferent: String.raw`(?:da igual|no importa|sin importar|independientemente de|indiferente)(?: \p{L}{1,7}){0,2} país`,
  },
  pt: {
    world: String.raw`qualquer país(?! (?:d[aeo]|membro))|(?:mundo|planeta) (?:todo|inteiro)|todo o mundo|todos os países(?! (?:d[aeo]|membro|onde))|qualquer (?:parte|lugar|canto) do mundo`,
    indifferent: String.raw`(?:não importa|independentemente d[oe]|tanto faz)(?: \p{L}{1,5}){0,2} país`,
  },
  it: {
    world: String.raw`tutto il mondo|(?:qualsiasi|qualunque|ogni) paese(?! (?:d[ei]|dell))|(?:qualsiasi|ogni) (?:parte|luogo) del mondo`,
    indifferent: String.raw`(?:non importa|indipendentemente dal)(?: \p{L}{1,5}){0,2} paese`,
  },
  nl: {
    world: String.raw`wereldwijd|(?:overal|waar ook) ter wereld|(?:elk|ieder) land(?: ter wereld)?(?! (?:in|binnen|van))|alle landen(?! (?:van|in \p{L}|binnen|waar|die|ter))|de hele wereld`,
    indifferent: String.raw`(?:in )?(?:welk|ongeacht (?:in )?welk) land (?:je|u) [^.;]{0,12}(?:maakt niet uit|doet er niet toe|is niet belangrijk)|maakt niet uit (?:in |vanuit )?welk land|ongeacht (?:in )?welk land`,
  },
  pl: {
    world: String.raw`(?:całym świecie|całego świata|dowolnego miejsca na świecie|dowolnym miejscu na świecie|(?:dowolnego|każdego) kraju(?! (?:unii|ue|w|euro))|dowolnym kraju(?! (?:unii|ue|w|euro)))`,
    indifferent: String.raw`nie ma znaczenia,? (?:w |z )?(?:jakim|jakiego|którym|którego) kraju|niezależnie od kraju`,
  },
  sv: {
    world: String.raw`hela världen|var som helst i världen|vilket land som helst(?! (?:i|inom))|alla länder(?! (?:i|inom|där))`,
    indifferent: String.raw`(?:spelar ingen roll|oavsett)(?: i)? (?:vilket )?land`,
  },
  da: {
    world: String.raw`hele verden|hvor som helst i verden|hvilket som helst land(?! (?:i|inden))|alle lande(?! (?:i|inden|hvor))`,
    indifferent: String.raw`(?:lige meget|ligegyldigt|uanset|ingen rolle),? (?:i )?(?:hvilket )?land`,
  },
  no: {
    world: String.raw`hele verden|hvor som helst i verden|hvilket som helst land(?! (?:i|innen))|alle land(?! (?:i|innen|der))`,
    indifferent: String.raw`(?:ingen rolle|uansett|samme),? (?:i )?(?:hvilket )?land`,
  },
  fi: {
    world: String.raw`mistä (?:tahansa )?päin maailmaa|missä (?:tahansa )?päin maailmaa|kaikkialta maailmasta|koko maailma\p{L}{1,4}|mistä tahansa maasta|missä tahansa maassa`,
    indifferent: String.raw`asuinma\p{L}{1,6} ei ole (?:väliä|merkitystä)`,
  },
  cs: {
    world: String.raw`kdekoli na světě|odkudkoli (?:na|ze) světa?|odkudkoli na světě|celého světa|celém světě|(?:kterékoli|jakékoli|libovolné) země(?! (?:evrop|eu))`,
    indifferent: String.raw`nezáleží(?: \p{L}{1,7}){0,2},? (?:v |ve |ze |z )?(?:které|jaké) zem[iě]`,
  },
  tr: {
    world: String.raw`dünyanın (?:her|herhangi bir) yerinden?|her ülkeden|tüm dünyadan`,
    indifferent: String.raw`hangi ülkede (?:yaşadığınız|olduğunuz)[^.;]{0,12}önemli değil`,
  },
  hu: {
    world: String.raw`világ bármely\p{L}{0,4} \p{L}{1,12}|bármely(?:ik)? országb\p{L}{2,3}`,
    indifferent: String.raw`mindegy,? (?:hogy )?melyik országban`,
  },
  ro: {
    world: String.raw`oriunde (?:din|în) lume|orice țară(?! (?:din|a))|toată lumea`,
    indifferent: String.raw`nu contează (?:în |din )?(?:ce )?țar\p{L}{1,2}`,
  },
  uk: {
    world: String.raw`будь-якої (?:точки|країни|частини)(?: світу)?(?! (?:європ|єс))|усього світу|всьому світі`,
    indifferent: String.raw`не має значення,? (?:в |у )?якій країні`,
  },
  ru: {
    world: String.raw`любой (?:точки|страны|части)(?: мира)?(?! (?:европ|ес))|всего мира|всему миру`,
    indifferent: String.raw`не важно,? (?:в |из )?какой стран\p{L}|неважно,? (?:в |из )?какой стран\p{L}`,
  },
};

/** The word of a language for a country somebody lives in, and what says that it doesn't matter. */
export const COUNTRY_WORDS: Readonly<Record<string, { country: string; indifferent: string }>> = {
  de: {
    country: String.raw`(?:wohn|heimat|wohnsitz|aufenthalts)?land|auf der (?:ganzen )?welt`,
    indifferent: String.raw`überlassen wir (?:dir|ihnen)|bleibt (?:dir|ihnen) überlassen|ist deine sache|keine rolle|egal|ohne belang|unerheblich|unwichtig|keinen unterschied|gleichgültig|nicht (?:wichtig|entscheidend|relevant)|(?:uns|mir) gleich|(?:du|sie) (?:willst|möchtest|wollen|möchten)|deiner wahl`,
  },
  fr: {
    country: "pays",
    indifferent: String.raw`ne (?:nous regarde pas|regarde que (?:vous|toi))|(?:est votre|c['’]est votre|c['’]est ton) affaire|peu (?:nous )?importe|n['’]a (?:aucune|pas d['’]) ?importance|indifférent|ne compte pas|sans importance|de votre choix|que vous (?:voulez|souhaitez)`,
  },
  es: {
    country: "país",
    indifferent: String.raw`es (?:cosa|asunto) tuy[oa]|lo decides tú|lo eliges tú|da igual|no (?:nos )?importa|indiferente|no es relevante|sin importar|da lo mismo|no tiene importancia|que (?:quieras|prefieras|elijas)`,
  },
  pt: {
    country: "país",
    indifferent: String.raw`é contigo|é com você|você (?:decide|escolhe)|fica a seu critério|não (?:nos )?importa|não faz diferença|indiferente|tanto faz|não é relevante|irrelevante|que (?:quiser|preferir|escolher|quiseres)`,
  },
  it: {
    country: "paese",
    indifferent: String.raw`è affar tuo|lo (?:decidi|scegli) tu|non (?:ci )?importa|non ha (?:alcuna )?importanza|indifferente|non conta|ininfluente|poco importa|che (?:vuoi|preferisci)`,
  },
  nl: {
    country: "(?:woon)?land",
    indifferent: String.raw`is jouw zaak|mag je zelf weten|bepaal je zelf|niet van belang|maakt (?:\p{L}{1,5} ){0,2}niet uit|doet er niet toe|geen rol|niet belangrijk|je (?:wilt|wil)`,
  },
  pl: {
    country: String.raw`kraj\p{L}{0,3}`,
    indifferent: String.raw`to twoja sprawa|zależy od ciebie|nie ma (?:dla nas )?znaczenia|bez znaczenia|obojętn\p{L}{1,2}|nieważn\p{L}|nie gra roli|(?:tylko )?chcesz|jakimkolwiek|dowoln\p{L}{1,3}`,
  },
  sv: {
    country: "(?:hem|bosättnings)?land",
    indifferent:
      "bestämmer du|är upp till dig|ingen roll|saknar betydelse|kvittar|oväsentligt|inte viktigt|du vill|som helst",
  },
  da: {
    country: "(?:bopæls|hjem)?land",
    indifferent:
      "bestemmer du|er op til dig|ligegyldigt|lige meget|ingen rolle|uden betydning|uvæsentligt|ikke vigtigt|du vil|som helst",
  },
  no: {
    country: "(?:bosteds|hjem)?land",
    indifferent:
      "bestemmer du|er opp til deg|likegyldig|ingen rolle|uten betydning|uvesentlig|ikke viktig|du vil|som helst",
  },
  fi: {
    country: String.raw`(?:asuin)?maa(?:n|lla|ssa|sta|ta)?`,
    indifferent: String.raw`ei ole (?:meille )?(?:väliä|merkitystä)|ei merkitse|yhdentekev\p{L}{1,3}|ei ratkaise|haluat|tahansa`,
  },
  cs: {
    country: String.raw`zem[ieě]|stát\p{L}{0,2}`,
    indifferent: String.raw`nezáleží|nerozhoduje|nehraje roli|je (?:nám )?jedno|nepodstatn\p{L}|(?:jak|kter)ékoliv?|libovolné|chceš|chcete`,
  },
};

/** The same in scripts without spaces between words. Where one lives counts, a nationality doesn't. */
export const UNSPACED_WORLD =
  /世界中どこ|世界中から|世界のどこ(?:から|に|で)|全世界(?:から|どこ|で応募)|世界各国(?:から|で)|(?:お住まいの|居住する?)国を問わず|(?:居住国|国籍[・、や]居住国|居住国[・、や]国籍)(?:は|を)?(?:一切)?問(?:いません|わず)|(?<!外)国は問いません|どの国(?:から|に住)|全球(?:任何|远程|范围)|不限国家|(?:전 ?세계|세계) 어디|거주 ?국가 ?무관/u;
