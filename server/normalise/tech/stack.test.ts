import fc from "fast-check";
import { expect, test } from "vitest";
import { lines } from "#test/lines.ts";
import { technologies, technologyBySlug } from "#taxonomy/technologies.ts";
import { techIn } from "./context.ts";
import { MAX_TECHNOLOGIES, readTechStack } from "./stack.ts";
import { uninflected } from "./uninflected.ts";
import { prepareText } from "#normalise/text/prepared-text.ts";

function slugs(text: string): string[] {
  return [...new Set(techIn(text).map(({ technology }) => technology.slug))];
}

test.each([
  ["ReactとTypeScriptを使ったフロントエンド開発", ["react", "typescript"]],
  ["Go言語またはRustの実務経験", ["go", "rust"]],
  ["熟悉Java和PostgreSQL", ["java", "postgresql"]],
  ["Python과 Django를 이용한 개발", ["python", "django"]],
  ["Erfahrung mit Go und Kenntnisse in Swift", ["go", "swift"]],
  ["Buchhaltung mit DATEV und Lexware", ["datev", "lexware"]],
  ["Figma, Miro, Notion", ["figma", "miro", "notion"]],
  ["React-Kenntnisse sind von Vorteil", ["react"]],
  ["Maîtrise de Rust", ["rust"]],
  ["Experiencia en Spring y conocimientos de Kotlin", ["spring", "kotlin"]],
  ["Tecnologie: Go, Rust", ["go", "rust"]],
  ["Microservices in Go, streaming in AWS", ["microservices", "go", "aws"]],
  ["Strong proficiency in Swift and SwiftUI", ["swift", "swiftui"]],
  ["Python, R or Julia", ["python", "r", "julia"]],
  ["Chef/Puppet/Ansible", ["chef", "puppet", "ansible"]],
  ["Strong excel skills", ["excel"]],
  ["Word, Excel and PowerPoint", ["microsoft-word", "excel", "powerpoint"]],
  ["- Next.js\n- React\n- Jest", ["nextjs", "react", "jest"]],
  ["Ruby on Rails", ["ruby-on-rails", "ruby"]],
  ["Spring Boot", ["spring-boot", "spring"]],
  ["C, C++ and C#", ["c", "cpp", "csharp"]],
])("%j names %j", (text, expected) => {
  expect(slugs(text)).toEqual(expected);
});

test.each(
  lines(`
    Go to market strategy
    A law degree (JD, LLB or LLM)
    We go the extra mile
    R&D budget
    Vitamin C
    Spring 2025 start
    You react to change quickly
    You excel at writing
    American Express
    Salt Lake City
    Executive Chef
    SWIFT payments
    Sage advice
    The oracle of Delhi
    customers like Stripe and Notion
    the rest of the team
    Phoenix, AZ
    an 8-hour workday
    cash flow
  `),
)("%j names none", (text) => {
  expect(slugs(text)).toEqual([]);
});

test("title leads, then requirements; benefits count only where they speak of work", () => {
  const prepared = prepareText(
    "<h3>Requirements</h3><ul><li>PostgreSQL</li><li>Docker</li></ul><h3>Benefits</h3><p>Free Canva account.</p>",
  );
  expect(readTechStack({ title: "Kotlin Developer", prepared }).value).toEqual(["kotlin", "postgresql", "docker"]);
});

test("a list of technologies counts where pay or places stand in the same line", () => {
  const stack = (body: string) => readTechStack({ title: "", prepared: prepareText(body) }).value;
  expect(stack("<p>Salary: €50,000. Python, SQL, Spark.</p>")).toEqual(["python", "sql", "apache-spark"]);
  expect(stack("<h3>Benefits</h3><p>Python, cake and company outings.</p>")).toEqual([]);
});

test("TS is TypeScript among technologies only", () => {
  const stack = (body: string) => readTechStack({ title: "", prepared: prepareText(body) }).value.toSorted();
  expect(stack("<p>Stack: TS, Node, React.</p>")).toEqual(["nodejs", "react", "typescript"]);
  expect(stack("<p>You hold a TS clearance.</p>")).toEqual([]);
  expect(readTechStack({ title: "", tags: ["TypeScript"], prepared: prepareText("") }).value).toEqual(["typescript"]);
});

test("a letter with a number is no language", () => {
  expect(
    readTechStack({ title: "Baker at C-4 Ovens", prepared: prepareText("<p>C-4 Ovens builds ovens.</p>") }).value,
  ).toEqual([]);
});

test("takes no tag of a posting whose whole text is there", () => {
  const text = "<p>You spark ideas at our bakery, and after work you rest. Orders come by Kafka.</p>".padEnd(
    900,
    " We bake.",
  );
  const read = readTechStack({ title: "Baker", tags: ["rest", "spark", "kafka", "php"], prepared: prepareText(text) });
  expect(read.value).toEqual(["apache-kafka"]);
});

test.each(["PHP 50,000 a month", "We pay 40k PHP", "Paid in INR or PHP", "25,000 PHP net"])(
  "a currency is no language: %s",
  (text) => {
    expect(readTechStack({ title: "Baker", prepared: prepareText(`<p>${text}</p>`) }).value).toEqual([]);
  },
);

test.each(["PHP 8 and MySQL", "You know PHP and Java", "Over 10 years of PHP"])(
  "a language is no currency: %s",
  (text) => {
    expect(readTechStack({ title: "Baker", prepared: prepareText(`<p>${text}</p>`) }).value).toContain("php");
  },
);

test("an ambiguous tag counts only beside a sure technology", () => {
  const prepared = prepareText(undefined);
  expect(readTechStack({ title: "Editor", tags: ["go", "diversity"], prepared }).value).toEqual([]);
  expect(readTechStack({ title: "Editor", tags: ["go", "kubernetes"], prepared }).value).toEqual(["go", "kubernetes"]);
});

test("the employer's own name is no technology unless requirements ask for it", () => {
  const said = prepareText("<p>HubSpot builds software and HubSpot is growing.</p>");
  expect(readTechStack({ title: "Writer", prepared: said, company: "HubSpot, Inc." }).value).toEqual([]);
  const asked = prepareText("<h3>Requirements</h3><p>Experience with HubSpot.</p>");
  expect(readTechStack({ title: "Writer", prepared: asked, company: "HubSpot, Inc." }).value).toEqual(["hubspot"]);
});

test("addresses name nothing, and the list is bounded", () => {
  expect(
    readTechStack({
      title: "Writer",
      prepared: prepareText("<p>See https://github.com/acme/react-native and ada@docker.example</p>"),
    }).value,
  ).toEqual([]);
  const many = technologies
    .filter(({ rule }) => rule === "")
    .map(({ name }) => name)
    .join(", ");
  expect(readTechStack({ title: "Engineer", prepared: prepareText(`<p>${many}</p>`) }).value).toHaveLength(
    MAX_TECHNOLOGIES,
  );
});

test("slugs are unique and every implied technology exists", () => {
  expect(new Set(technologies.map(({ slug }) => slug)).size).toBe(technologies.length);
  for (const { implies } of technologies)
    for (const slug of implies) expect(technologyBySlug(slug), slug).not.toBeNull();
});

const stackOf = (text: string, language: string) =>
  readTechStack({ title: "", prepared: prepareText(`<p>${text}</p>`), language }).value.toSorted();

test.each([
  ["pl", "Piszesz w Pythonie i konfigurujesz Dockera oraz Terraforma.", ["docker", "python", "terraform"]],
  ["cs", "Zkušenost s Pythonem a Kubernetesem, znalost Dockeru.", ["docker", "kubernetes", "python"]],
  ["hu", "Pythonban és Djangóval dolgozol, Dockert használsz.", ["docker", "python"]],
  ["fi", "Kehität palveluita Pythonilla ja Dockerissa.", ["docker", "python"]],
  ["tr", "Pythonda ve Dockerda çalışırsın.", ["docker", "python"]],
  ["en", "The Pythonia festival has a Dockeru stand.", []],
])("%s: %s", (language, text, expected) => {
  expect(stackOf(text, language)).toEqual(expected);
});

test("keeps every position of a text whose names it uninflects", () => {
  const words = fc.constantFrom("Pythonie", "Dockera", "Kafce", "i", "Reaktor", "Java", "Kubernetesu", ",", "😀");
  fc.assert(
    fc.property(fc.array(words), fc.constantFrom("pl", "cs", "en"), (parts, language) => {
      const text = parts.join(" ");
      expect(uninflected(text, language)).toHaveLength(text.length);
    }),
  );
});

test.each([
  ["Não se aceitam candidaturas em papel, nem em ficheiros Word ou Excel.", []],
  ["Senden Sie Ihren Lebenslauf als PDF oder Word.", []],
  ["Please send your CV in Word or PDF format.", []],
  ["Envoyez votre CV en format Word.", []],
  ["Wysyłasz CV w PDF, Word.", []],
  ["You process applications in Excel and Word.", ["excel", "microsoft-word"]],
  ["Tu crées des fichiers Excel pour la comptabilité.", ["excel"]],
  ["Your CV shows that Excel doesn't frighten you.", ["excel"]],
])("formats of the files of an application are no tools: %s", (text, expected) => {
  const { value } = readTechStack({ title: "", prepared: prepareText(`<h3>Requirements</h3><p>${text}</p>`) });
  expect(value.toSorted()).toEqual(expected);
});
