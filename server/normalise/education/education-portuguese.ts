import { drop, replace, type Replacement, VIRTUES } from "./education-replacement.ts";

/** What reads in Portuguese as if it asked for education, and names that hold a name of another value. */
export const PORTUGUESE: readonly Replacement[] = [
  drop(
    String.raw`(?<=, |^|\(|; )(?:desejáve(?:l|is)|diferencia(?:l|is)|valoriza-se|preferencialmente|de preferência)(?!\p{L})(?::| com)? [^.;,]{3,60}`,
  ),
  replace(
    String.raw`(?:ct|t)esp(?!\p{L})|curso de especialização tecnológica \(cet\) ou ctesp`,
    "curso superior de tecnologia",
  ),
  replace(
    String.raw`(?:ensino médio técnico|técnico (?:integrado|de nível médio)|curso técnico de nível médio)(?:-profissional)?`,
    "curso técnico",
  ),
  replace(String.raw`(técnic[oa](?:\(a\)|/a)? em [^.;,(]{4,35}) \(?nível médio\)?`, "curso técnico: $1"),
  replace(
    String.raw`tecnologia em (?=[^.;]{4,40} ou (?:bacharelado|graduação|curso superior))`,
    "curso superior de tecnologia em ",
  ),
  replace(String.raw`(?:curso )?técnico superior profissional`, "curso superior de tecnologia"),
  drop(String.raw`(?:dar|lecionar|ministrar|dará|darás) (?:aulas|cursos|disciplinas|formação)(?!\p{L})[^.;,]{0,60}`),
  drop(
    String.raw`(?:liderar|coordenar|gerir|supervisionar) [^.;,]{0,20}(?:licenciad|engenheir|doutor|graduad|técnic)[^.;,]{0,30}`,
  ),
  drop(
    String.raw`(?:bolsas?|apoio|subsídio|reembolso|auxílio|desconto|incentivo|parceria|convênio)s?(?!\p{L})[^.;,]{0,40}(?:estud|gradua|mba|mestrado|licenciatura|faculdade|educação|idiomas)\p{L}{0,5}(?:[^.;:,]{0,25} (?:e|ou|para|em) (?:a |o )?(?:pós-?gradua\p{L}{2,4}|gradua\p{L}{2,4}|mba|mestrado|doutorado|especialização|licenciatura)s?(?!\p{L})){0,3}`,
  ),
  drop(String.raw`(?:a frequentar|frequência (?:de|do)|finalista de|estudante de)(?!\p{L})[^.;,]{0,60}`),
  drop(
    String.raw`(?:licenciatura|mestrado|graduação|doutorado|ensino superior|formação superior|curso)[^.;:,(]{0,40}[ ,(]{1,2}(?:será |é |fator )?(?:valorizad[oa]|preferencial|um diferencial|diferencial)(?!\p{L})`,
  ),
  drop(String.raw`(?:(?:será|é|são|serão) )?(?:valorizad[oa]s?|(?:dá-se|damos) preferência a)(?!\p{L})[^.;,]{0,60}`),
  drop(String.raw`(?:salário|remuneração|vencimento)(?!\p{L})[^.;,]{0,70}`),
  drop(String.raw`(?:receberás|receberá|terás|terá) (?:uma? )?(?:formação|curso)(?!\p{L})[^.;,]{0,50}`),
  drop(
    String.raw`(?:nem (?:curso|diploma|licenciatura)|com ou sem (?:curso|diploma|licenciatura|ensino|formação|faculdade)|tenhas ou não)(?!\p{L})[^.;]{0,40}`,
  ),
  drop(
    String.raw`(?<!(?:curso|formação|diploma|formad[oa]) )(?:nossa|na|numa|da|pela|esta|uma) escola (?:profissional|técnica|de hotelaria)`,
  ),
  drop(
    String.raw`(?:escolas?|colégios?|centros?) d[eo] (?:ensino|educação) (?:médio|secundário|básico|básica|superior|fundamental)`,
  ),
  drop(
    String.raw`(?:(?:o|a|os) (?:don[oa]|fundador\p{L}{0,2}|proprietári[oa])|o teu chefe|seu chefe)(?!\p{L})[^.;]{0,80}`,
  ),
  drop(
    String.raw`(?:(?:nível|ensino|curso) superior|graduação|faculdade|licenciatura|ensino médio)(?: [^ .;,]{2,16}){0,4}? (?:em (?:andamento|curso)(?! de)|cursando|incomplet[oa])`,
  ),
  drop(
    String.raw`(?:explicações|reforço escolar)(?!\p{L})[^.;,]{0,60}|(?:adicional|gratificação|acréscimo|prémio|prêmio) (?:por|de|para)(?!\p{L})[^.;,]{0,50}`,
  ),
  drop(String.raw`além d[ao] (?:licenciatura|graduação|bacharelado|curso superior)[^.;,]{0,25}`),
  drop(String.raw`\(?(?:antigo )?cap(?: de formador)?\)?(?= |,|\.|$)|certificado ccp`),
  drop(
    String.raw`nível (?:superior|médio|universitário|técnico) (?:de|do|da|dos|das|avançado|elevado|excelente)(?!\p{L})(?! escolaridade| ensino| instrução| formação)`,
  ),
  drop(
    String.raw`(?<!concluído |concluída |completa )formação (?:técnica|superior|profissional) (?:contínua|inicial|interna|oferecida|gratuita|remunerada|constante|permanente|paga|de produto|a cargo)\p{L}{0,3}`,
  ),
  drop(String.raw`(?:oferecemos|pagamos|financiamos|garantimos|damos|plano de|acesso a)(?!\p{L})[^.;,]{0,90}`),
  drop(
    String.raw`[^.;:]{3,90} (?:por nossa conta|a nosso cargo|pag[oa] por nós|paga pela empresa|oferecid[oa] pela empresa)(?!\p{L})`,
  ),
  drop(
    String.raw`(?:vend(?:er|a|as|emos|erá|erás)|promov\p{L}{1,4}|comercializ\p{L}{1,4}|divulg\p{L}{1,4}) (?:de |os |nossos |os nossos )?(?:cursos|programas|mestrados|pós|licenciaturas|nossos|vagas)[^.;,]{0,70}`,
  ),
  drop(
    String.raw`(?:salas?|laboratórios?|turmas?|professores|secretaria|livros|materiais|provas|docentes|período|candidaturas?|inscrições|matrículas) (?:da|do|de|a|para|em|das|dos|ao|no)s? [^.;,]{0,70}(?:ensino|mestrado|licenciatura|graduação|doutoramento|curso)[^.;,]{0,30}`,
  ),
  drop(
    String.raw`(?:(?:[oa]s? )?noss[oa]s? (?:sóci|fundador|engenheir|consultor|professor|colega|especialista|client|médic|aluno)\p{L}{0,4}|a equip[ae] (?:tem|conta|é)|fundada por|criada por|ao lado de|sob (?:a )?(?:orientação|supervisão|direção|responsabilidade) d[eao])(?!\p{L})[^.;]{0,90}`,
  ),
  drop(String.raw`(?:somos|(?:trabalhar|colaborar|trabalhará|trabalharás) (?:com|junto))(?!\p{L})[^.;,]{0,90}`),
  drop(String.raw`(?:restaurante|café|bar|hotel|livraria|loja|pastelaria) o (?:bacharel|mestre|doutor|licenciado)`),
  drop(
    String.raw`(?:licenciatura|mestrado|graduação|doutorado|ensino superior|formação superior|curso)[^.;:]{0,40},? (?:mas )?(?:sem car[áa]c?ter obrigatório|não (?:é )?(?:obrigatóri|eliminatóri|imprescindível|indispensável)[oa]?)`,
  ),
  drop(String.raw`(?:mestrado|doutoramento|doutorado|licenciatura|graduação|diploma) em ${VIRTUES}`),
  drop(
    String.raw`(?:no final|ao final|obterá|obterás|vais obter|irá obter|para (?:obter|concluir|tirar(?:es)?))(?!\p{L})[^.;,]{0,70}`,
  ),
  drop(String.raw`(?:empresa|marca|unidade|entidade) graduada(?!\p{L})`),
];
