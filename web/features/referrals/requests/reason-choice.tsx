/** One choice of several, as radio buttons under a question. The whole line of each is its target. */
export function ReasonChoice<T extends string>({
  name,
  question,
  words,
  choices,
  value,
  onChange,
}: {
  /** Unique on the page. */
  name: string;
  question: string;
  words: Record<T, string>;
  choices: readonly T[];
  value: T | null;
  onChange: (choice: T) => void;
}) {
  return (
    <fieldset className="grid">
      <legend className="mb-2 text-ui text-ink-2">{question}</legend>
      {choices.map((each) => (
        <label key={each} className="flex min-h-9 items-center gap-2.5 text-ui max-md:min-h-11">
          <input
            type="radio"
            name={name}
            checked={value === each}
            onChange={() => onChange(each)}
            className="size-4.5 accent-(--accent)"
          />
          {words[each]}
        </label>
      ))}
    </fieldset>
  );
}
