import { HoverTip } from "#web/ui/overlay/hover-tip.tsx";

const face = "salary-tip text-left text-ui font-semibold text-ink wrap-anywhere";

const PER_YEAR = " / year";

/** A salary in the format of all lists, with a tip that quotes the posting. A phone's row (`inRow`) has no room for the usual period. */
export function PostedSalary({
  salary,
  posted,
  inRow = false,
}: {
  salary: string;
  posted: string | undefined;
  inRow?: boolean;
}) {
  const shown =
    inRow && salary.endsWith(PER_YEAR) ? (
      <>
        {salary.slice(0, -PER_YEAR.length)}
        <span className="max-md:sr-only">{PER_YEAR}</span>
      </>
    ) : (
      salary
    );
  if (posted === undefined || posted === salary) return <span className="text-ui font-semibold">{shown}</span>;
  return (
    <HoverTip className={face} tip={<>As posted: “{posted}”</>}>
      {shown}
    </HoverTip>
  );
}
