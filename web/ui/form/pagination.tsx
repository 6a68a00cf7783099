import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "#web/ui/base/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

/** Previous / Page N / Next. Previous is disabled on page 1, Next on the last page. */
export function Pagination({
  page,
  hasNext,
  onPage,
}: {
  page: number;
  hasNext: boolean;
  onPage: (page: number) => void;
}) {
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4 pt-6 text-ui">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon of={ChevronLeft} />
        Previous
      </Button>
      <span aria-current="page" className="min-w-16 text-center font-semibold">
        Page {page}
      </span>
      <Button disabled={!hasNext} onClick={() => onPage(page + 1)}>
        Next
        <Icon of={ChevronRight} />
      </Button>
    </nav>
  );
}
