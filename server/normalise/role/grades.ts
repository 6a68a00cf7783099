/** What stands before "staff" or after it where that names the people of a place, not the grade above senior. */
const FIELDS_WITHOUT_THE_GRADE =
  "(?:geotechnical|civil|structural|environmental|transportation|traffic|water|wastewater|stormwater|geology|hydrogeology|permanent|clinical|full[- ]time|part[- ]time)";
const STAFF_ROLE =
  "(?:engineer(?:ing)?|developer|scientist|designer|architect|researcher|programmer|technologist|cryptographer|sre|swe|sdet|pm|tpm|product (?:manager|marketing manager|owner)|(?:technical )?program(?:me)? manager|(?:data|security|product|quantitative|systems?|business intelligence|bi) analyst)";

/** Those of whom "staff" says that they are employed: the people of a ward, a chamber, an audit firm or an office of state. */
const EMPLOYED =
  "(?:rn|rns|lpn|cna|np|nurse|nurses|nursing|pharmacist|physician|doctor|surgeon|dentist|therapist|psycholog\\p{L}{2,4}|psychiatrist|chaplain|veterinarian|hygienist|audiologist|dietitian|accountant|accounting|auditor|audit|tax|attorney|counsel|lawyer|writer|reporter|editor|photographer|journalist|assistant|secretary|officer|sergeant|geologist|hydrogeologist|hydrologist|biologist|professional|trainer|services|scheduler|grant|clerk|coordinator|member|members|development|training|augmentation|appraiser|interpreter|paralegal|librarian|teacher|educator|wanted|needed|canteen|cook|chef|float|athletic|project controls|di|de|per|pour|da|para|of|for|in|at|to|with)";
const ASIDE = "(?:^|[-–—|,(/:\\[] ?)";

/**
 * "Staff" as the grade above senior: "Staff Data Engineer", "Sr Staff Analyst", "Senior or Staff". A "Staff Pharmacist", "Audit Staff" and a "Geotechnical Staff Engineer" are those who do the
 * work.
 */
export const STAFF = [
  `(?<!${FIELDS_WITHOUT_THE_GRADE} )staff(?! (?:${FIELDS_WITHOUT_THE_GRADE}) )(?=,? (?:[\\p{L}\\p{N}+#&./-]+,? ){0,4}?${STAFF_ROLE}(?![\\p{L}]))`,
  `(?<=(?:engineer|developer|scientist|designer|architect),? (?:(?:sr|senior)\\.? )?)staff(?=\\s*(?:$|[-–—,|(/]))`,
  `(?<=${ASIDE}\\s*(?:(?:senior|sr)\\.?\\s+)?)staff(?=,? \\p{L})(?!,? (?:[\\p{L}\\p{N}+#&./-]+,? ){0,3}?${EMPLOYED}(?!\\p{L}))`,
  `(?<=(?:senior|sr|mid|principal|lead)\\.?(?:,? (?:or|and|to)|,|/| /) ?)staff|staff(?=(?:,? (?:or|and|to)|,|/| /) ?(?:senior|sr|principal|lead)(?!\\p{L}))`,
].join("|");

/**
 * Managers of a unit or of a crew, who lead its people: "General Manager", "Nurse Manager". Of 130 such titles in a corpus of board postings, employers called one an entry-level job. A "Store Manager"
 * isn't among them: employers give that title to one in three on the lower grades. "Manager, Tax" is a grade
 * of its own: of 61 such titles two were.
 */
export const UNIT_MANAGERS = `(?<!(?:assistant|asst\\.?|associate|deputy|trainee|to|for|the) )(?:general|(?<=(?:^|[-–—|,(/:\\[&] ?|(?<!\\p{L})(?:senior|sr\\.?|site|plant|warehouse|store|shop|shift|area|district|branch|night|day|hub|fleet|hotel|restaurant|retail|clinic|field|service|facility|facilities|production|manufacturing|terminal|airport|airside|ground|flight|depot|yard|cent(?:er|re)|school|farm|venue|club|cinema|kitchen|bar|city|local|country) )\\s*)operations?|plant|branch|district|area|regional|restaurant|kitchen|hotel|housekeeping|front office|maintenance|production|manufacturing|factory|mill|mine|warehouse|(?:distribution|fulfil?lment|contact|call|data|service|care|medical|health) cent(?:er|re)|nurse|nursing|ward|theatre|clinic|practice|pharmacy|dep(?:artmen)?t\\.?|division|shift|duty|night|floor|site|customer (?:service|care|support)|field service|service desk|help ?desk|engineering|accounting|laboratory|lab|team|unit|group|crew|workshop|depot|yard|terminal|care home|home|nursery|camp|farm|estate|studio|bar|pub|club|spa|salon|gym|cinema|casino)(?: operations?)? managers?(?! (?:in training|trainee|assistant|candidate|support|program|d[ei] ))|(?<=^\\s{0,3})manager(?: of(?! (?:the )?(?:projects?|products?|accounts?|programs?|community)(?!\\p{L}))|(?=\\s*[,–-]\\s*(?!(?:project|product|program(?:me)?|account|client|customer success|partner|community|case|territory|sales|key account)s?(?!\\p{L}))\\p{L}))`;

/** Titles in which "associate" is a word for staff, a profession's own grade or part of a higher title, and names no level. */
export const NO_ASSOCIATES = [
  "associate (?:general|operations?|store|shop|restaurant|branch|plant|engineering|nurse|area|district|regional) manager",
  "associate[ds]?(?= (?:attorney|lawyer|solicitor|(?:\\p{L}+ ){0,2}?counsel|professor|dean|provost|director|manager|(?:\\p{L}+ ){0,2}?(?:director|principal|partner|lead|head|president|chief|superintendent)|vp|svp|vice|avp|editor|producer|dentist|veterinarian|vet|physician|optometrist|pastor|minister|priest|registrar|faculty|lecturer|instructor|trainer|teacher|broker|fellow|member|judge|justice|curator|librarian|degree|program(?:me)?s?|scientific director))",
  "(?:sales|retail|store|shop|stores|selling|floor|counter|stock(?:room)?|backroom|warehouse|production|manufacturing|fulfil?lment|distribution|inventory|kitchen|restaurant|food(?: service)?|deli|bakery|grocery|produce|meat|cashier|checkout|front end|merchandis(?:e|ing)|housekeeping|laundry|linen|room|hotel|front desk|guest services?|guest|lobby|janitorial|sanitation|cleaning|facility|facilities|maintenance|packaging|packing|repack|assembly|material|materials|logistics|freight|delivery|driver|loading|receiving|shipping|returns|yard|garden|nursery|footwear|apparel|beauty|fragrance|jewelry|jewellery|home|parts|tire|service|services|amazon|walmart|target|team|seasonal|holiday|part[- ]time|full[- ]time|hourly|peak|flex|early morning|overnight|night|evening|weekend|membership|play|park|lift|ticketing|security|screening|environmental services|evs|patient (?:care|service|services|access|support)|pharmacy(?: service)?|optical|dental|clinical|care|caregiving|child ?care|research|postdoctoral|post[- ]doc(?:toral)?|teaching|faculty|university|visiting|litigation|trial|private equity|venture capital|legal|law|corporate|employment|m&a|investment banking|real estate)(?: [\\p{L}&]+){0,1}? associates?",
  "(?:business|research|sales|channel|church|trade|homeowners?|bar|medical) associates?(?= (?:program|group|inc|llc|llp|pc))|[&,]? ?(?:and|&) associates",
].join("|");
