import { HoverTip } from "#web/ui/overlay/hover-tip.tsx";

const face = "salary-tip text-left text-ui font-semibold text-ink wrap-anywhere";

/** A salary in the format of all lists, with a tip that quotes the posting. */
export function PostedSalary({ salary, posted }: { salary: string; posted: string | undefined }) {
  if (posted === undefined || posted === salary) return <span className="text-ui font-semibold">{salary}</span>;
  return (
    <HoverTip className={face} tip={<>As posted: “{posted}”</>}>
      {salary}
    </HoverTip>
  );
}
