/** The head of a table of the sites where a job was found. `className` styles the row. */
export function SightingsHead({ className }: { className: string }) {
  return (
    <thead>
      <tr className={className}>
        <th scope="col" className="text-left">
          Found at
        </th>
        <th scope="col" className="text-right max-md:hidden">
          First seen
        </th>
        <th scope="col" className="text-right">
          Seen live
        </th>
      </tr>
    </thead>
  );
}
