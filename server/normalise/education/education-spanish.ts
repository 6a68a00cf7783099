import { drop, replace, type Replacement, VIRTUES } from "./education-replacement.ts";

/** How subjects of a degree begin: "grado de educación infantil" is one and "grado de autonomía" none. */
const SUBJECTS =
  "licen|ingenie|bachill|educaci|enferm|maest|magíst|magist|máster|derecho|econom|psicolog|administ|informátic|periodis|histori|trabajo social|turis|química|biolog|física|matem|medic|farmac|ade(?!\\p{L})|publicidad|marketing|comunicaci|filolog|traducc|telecom|arquitec|pedagog|logop|nutric|veterin|doctor|superior|medio";
/** Work whose name is no name of a degree by itself: "ingeniero de software". */
const ENGINEERED =
  "software|datos|soporte|productos?|calidad|ventas|preventa|redes|seguridad|ciberseguridad|procesos?|producción|mantenimiento|proyectos?|devops|plataformas?|infraestructuras?|aplicaciones|desarrollo|campo|obra|pruebas|qa|ia|machine|cloud|automatización|integración|fiabilidad|confiabilidad|servicios?|costos|costes|planificación|diseño|implantación|implementación|la nube|back|front|full|prompts?|valor|detalle|clientes?|cliente|planta|fabricación|métodos|estudios|ofertas|compras|puesta|oficina|preventas|datos|sitio|tránsito|tráfico|control";
/** A degree named before a field of work. */
const DEGREE_BEFORE =
  "(?:grado|título|titulación|titulad[oa]|licenciatura|licenciad[oa]|graduad[oa]|egresad[oa]|carreras?|estudios|formación|profesional|universitari[oa]|recibid[oa]|máster|ingeniería en)";

/** What reads in Spanish as if it asked for education, and names that hold a name of another value. */
export const SPANISH: readonly Replacement[] = [
  drop(
    String.raw`(?:corregir|corrección de|elaborar) (?:los )?(?:exámenes|pruebas|trabajos)(?!\p{L})[^.;,]{0,60}|(?:plus|complemento|incentivo|bonus)(?: salarial| económico)? (?:por|de) (?:titulación|título|estudios|máster|formación)(?!\p{L})[^.;,]{0,40}`,
  ),
  drop(String.raw`te (?:ayudamos|apoyamos|formamos) (?:a|con|en|para)(?!\p{L})[^.;,]{0,80}`),
  replace(
    String.raw`(?:fp |ciclos? (?:formativos? )?)?(?:de )?grado (?:superior o (?:de )?(?:grado )?medio|medio o superior)|titulación (?:de )?(?:grado medio|fp)|graduad[oa] (?:en|del|de) (?:el )?(?:ina|sena|inacap|conalep|cecati|snpp|inatec|intecap)(?!\p{L})`,
    "con formación profesional",
  ),
  drop(String.raw`(?<=^¿)(?:título|carrera|estudios|grado|máster|fp)(?: o (?:carrera|grado|máster|fp))? ?\?`),
  drop(
    String.raw`(?<=, |^|\(|\. )(?:muy )?(?:valorable|valorándose|se valora(?:rá|n|rán)?|deseable|preferible|a valorar)(?!\p{L}) (?:\p{L}{1,15} ){0,3}(?:el |la |un |una )?(?:máster|maestría|posgrado|postgrado|doctorado|grado|licenciatura|titulación|título|formación|estudios|especialización|carrera|ingeniería|fp)(?!\p{L})[^.;,]{0,60}`,
  ),
  replace(String.raw`carrera técnica superior|tecnicatura(?: superior| universitaria)?`, "técnico superior"),
  replace(
    String.raw`(máster|maestría|posgrado|postgrado|doctorado|especialización|doctora?)(?: universitari[oa]| oficial)? en (?:la )?ingeniería(?: (?:de |en )?\p{L}{4,16})?`,
    "$1",
  ),
  replace(String.raw`carrera técnica(?! universitaria)`, "formación profesional"),
  replace(
    String.raw`técnic[oa](?:/a)?(?=(?:,| o| y/o| u) (?:tecnólog[oa]|tecnología|profesional(?! de)|universitari)|/tecnólog)`,
    "formación profesional",
  ),
  replace(String.raw`ciclo (?:formativo )?(?:de |en )?(?:asir|daw|dam)(?!\p{L})`, "técnico superior"),
  replace(String.raw`(?:bachillerato|bachiller) universitario`, "licenciatura"),
  drop(
    String.raw`(?:valoramos|valoraremos|es un plus|sería un plus|ideal si|no es (?:imprescindible|necesario|obligatorio|requisito|excluyente)|preferible|preferiblemente|se agradece|sería ideal)(?!\p{L})[^.;,]{0,60}`,
  ),
  drop(
    String.raw`[^.;:,()]{3,60},? (?:pero )?no (?:es |son )?(?:excluyentes?|imprescindibles?|obligatori[oa]s?|necesari[oa]s?)(?!\p{L})`,
  ),
  drop(String.raw`[^.;:,()]{3,60} \((?:no (?:excluyente|imprescindible|obligatori[oa])|valorable|deseable)\)`),
  replace(
    String.raw`egresad[oa]s? (?:de|del|de la|de un|de una) (?:programa |escuela |instituto |colegio |liceo |educación )?(?:técnic[oa]|formación profesional|sena|senati|tecsup|cetpro|conalep|cecati|inacap)(?!\p{L})`,
    "con formación profesional",
  ),
  replace(
    String.raw`ingenier[oa](?:/a)? superior(?! o (?:ingenier\p{L}{1,3} )?técnic)|ingenier[oa](?:/a)? \p{L}{5,14} superior|ingeniería superior(?! o técnic)|ingenier[oa](?:/a)? de caminos[^.;]{0,30} con máster`,
    "máster",
  ),
  replace(
    String.raw`licenciatura en medicina|(?:licenciad|graduad)[oa](?:/a)? en medicina|grado en medicina`,
    "posgrado",
  ),
  replace(String.raw`grado de (?=magíster|magister|maestr|doctor|máster)`, "título de "),
  replace(
    String.raw`(?:diplomad[oa] parauniversitari[oa]|parauniversitari[oa])(?: o universitari[oa])?`,
    "técnico superior",
  ),
  replace(String.raw`grado o máster`, "grado universitario o máster"),
  replace(String.raw`técnico electro\p{L}{4,10} egresad[oa] de`, "formación profesional de"),
  drop(
    String.raw`(?:además|adicional|adicionalmente|aparte|encima) (?:de|del|al|a)(?: la| el| su| tu)? ?(?:licenciatura|grado|pregrado|carrera|título)[^.;,]{0,30}`,
  ),
  drop(
    String.raw`(?:y |, )?matrícula (?:nacional|provincial|profesional|habilitante|vigente|ande|activa|al día)(?!\p{L})`,
  ),
  drop(String.raw`(?:dirigir|coordinar|liderar|supervisar)\p{L}{0,4} (?:a|un equipo|equipos)(?!\p{L})[^.;,]{0,60}`),
  drop(
    String.raw`(?:tramit|exped|homolog|gestion|legaliz|registr|archiv)\p{L}{1,6} (?:de |los |las )?(?:títulos|diplomas|matrículas|certificados)(?!\p{L})[^.;,]{0,50}`,
  ),
  drop(
    String.raw`(?:recibirás|recibes|te daremos|tendrás|incluye)(?!\p{L})[^.;,]{0,30}(?:formación|curso|máster|título)[^.;,]{0,40}`,
  ),
  drop(
    String.raw`(?:tengas o no|olvídate de|ni (?:título|carrera|estudios|diploma|máster|grado|bachillerato))(?!\p{L})[^.;]{0,60}`,
  ),
  drop(String.raw`(?:salario|retribución|sueldo|plus salarial)(?!\p{L})[^.;,]{0,70}`),
  drop(
    String.raw`(?<!(?:título|titulad[oa]|egresad[oa]|diploma) (?:de|en|por) (?:un |el |una )?)(?:centros?|escuelas?|institutos?|academias?|colegios?) de (?:formación profesional|fp|bachillerato|secundaria|educación secundaria|primaria|estudios superiores|educación superior|formación superior|posgrado)`,
  ),
  drop(
    String.raw`(?:profesora?|docentes?|aulas?|libros|clases|asignaturas|alumnado|niñ[oa]s|hij[oa]s|temario)[^.;,]{0,15} (?:de|en|para) (?:la )?(?:eso|secundaria|bachillerato|primaria|fp|formación profesional|grado|máster)(?!\p{L})(?! (?:terminad|complet|univers|en ))`,
  ),
  drop(
    String.raw`(?:(?:el|la|los) (?:dueñ|fundador|propietari)\p{L}{1,3}|tu jef[ea]|nos coordina)(?!\p{L})[^.;]{0,80}`,
  ),
  drop(String.raw`(?:da igual si|se aprecia|se apreciará)(?!\p{L})[^.;]{0,80}`),
  drop(String.raw`\(o cap antiguo\)|o (?:el )?cap(?= |,|\.|$)`),
  drop(String.raw`grado (?:de (?!${SUBJECTS})|en (?:que|el|la|los|las|un|una|función)(?!\p{L}))[^.;,]{0,20}`),
  drop(
    String.raw`(?:experiencia|trayectoria|desarrollo|desarrollarte|crecimiento|práctica|vida|actividad|ejercicio|perfil|proyección|entorno|futuro|evolución|promoción|orientación|inserción|equipo|nivel|ámbito|mundo|ambiente|aprendizaje|camino|desempeño|relación|marca|éxito|networking|servicio|asesoramiento|atención|apoyo|red) profesional en`,
  ),
  drop(
    String.raw`profesional en (?:el |la |los |las |un |una |constante|continu|crecimiento|activo|ejercicio|nuestr|tu |su )`,
  ),
  drop(
    String.raw`(?:(?:tu|su|nuestra|la|mi|plan(?:es)? de|desarrollo de|atractiva|larga|gran|sólida|interesante|una|desarrollar|impulsar|hacer|oportunidad(?:es)? de) )carrera profesional(?! (?:de|en) (?!un|una|el|la|nuestr|los|func)\p{L}{4})(?! (?:complet|terminad|finalizad|universit|técnic|afín))`,
  ),
  drop(
    String.raw`carrera profesional (?:en (?:un|una|el|la|los|nuestr\p{L}{1,2}|función|constante)|a largo|internacional|estable|dentro|con nosotros|y personal|basada)(?!\p{L})`,
  ),
  drop(String.raw`(?:ofrec\p{L}{1,5}|brindamos|otorgamos|damos|apoyamos|te financiamos)(?!\p{L})[^.;,]{0,90}`),
  drop(
    String.raw`formación profesional (?:continu|intern|a cargo|para el empleo|permanente|pagada|remunerada|constante|y desarrollo|en la empresa|dentro)\p{L}{0,3}`,
  ),
  drop(
    String.raw`(?:planes? de|acceso a|programas? de|oportunidad\p{L}{0,2} de|inversión en) (?:la |una )?(?:formación profesional|formación superior)`,
  ),
  drop(
    String.raw`(?<!${DEGREE_BEFORE}[^.;]{0,40})(?<!^)ingenier(?:ía|o|a|o/a|os|as) (?:de|del) (?:la )?(?:${ENGINEERED})(?!\p{L})`,
  ),
  drop(String.raw`ingenier[oa](?:/a)? (?:de|del) (?:${ENGINEERED})(?!\p{L})`),
  drop(
    String.raw`(?:equipos?|proyectos?|área|departamentos?|empresa|compañía|firma|consultora|servicios?|soluciones|funciones|procesos|experiencia|años|trabajos?|consultoría|oficina|liderar|sector|prácticas|principios|director[a]?|jef[ea]|líder(?:es)?|mundo|campo|tareas|actividades|documentación|planos|cultura|excelencia|disciplinas|productos?|organización|gerente|responsable|contratos?|especializada)(?: (?:de|en|la|el|los|las|del|nuestro|con|global|multidisciplinar)){1,3} ingeniería (?:de|en|industrial|informática|civil|mecánica|comercial|técnica|superior)(?!\p{L})`,
  ),
  drop(
    String.raw`(?:da|das|dar|darás|imparte|impartir|impartes|impartirás) (?:clases?|cursos|lecciones|tutorías)[^.;,]{0,60}`,
  ),
  drop(
    String.raw`(?:vend\p{L}{1,4}|venta de|comercializ\p{L}{1,4}|promocion\p{L}{1,4}|captación) (?:de )?(?:nuestr[oa]s|sus|los|las|cursos|programas|másteres)[^.;,]{0,70}`,
  ),
  drop(
    String.raw`(?:obtendrás|conseguirás|te (?:sacas|sacarás|titularás)|podrás obtener|conducente a|para (?:que (?:obtengas|termines|acabes|consigas)|obtener|sacarte))[^.;,]{0,70}`,
  ),
  drop(
    String.raw`(?:becas?|auxilio|subsidio|bono|patrocinio|apoyo|ayudas?)(?: económic[oa]s?)? (?:educativ[oa]s?|universitari[oa]s?|escolar(?:es)?|para|en los estudios|de estudios)(?!\p{L})[^.;]{0,80}`,
  ),
  drop(
    String.raw`(?:categoría|grupo profesional|nivel salarial|nivel retributivo|tablas salariales)(?!\p{L})[^.;,]{0,40}`,
  ),
  drop(
    String.raw`(?:tus (?:futuros )?compañer[oa]s|nuestr[oa]s (?:ingenier|soci|fundador|consultor|profesor|docente|expert|médic|clientes)\p{L}{0,5}|fundada por|creada por|junto a|bajo la (?:dirección|supervisión|responsabilidad) de|supervisad[oa] por|reportarás a)(?!\p{L})[^.;]{0,90}`,
  ),
  drop(String.raw`(?:somos|(?:trabajarás|colaborarás|trabajar|colaborar) con)(?!\p{L})[^.;,]{0,90}`),
  drop(
    String.raw`(?:máster|doctorado|licenciatura|grado|título) en ${VIRTUES}(?: y (?:máster|doctorado) en ${VIRTUES})?`,
  ),
  drop(
    String.raw`(?:el |nuestro )máster de augusta|nuestr[oa]s? (?:propio )?(?:máster|grado|posgrado)(?:es|s)?(?!\p{L})[^.;,]{0,40}`,
  ),
  drop(
    String.raw`(?:escuela|universidad|instituto|academia)(?: de [^.;,]{0,30})? (?:selecciona|busca|precisa|necesita|imparte)(?!\p{L})`,
  ),
];
