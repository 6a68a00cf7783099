/** How a referrer who has accepted reaches the seeker. */
export function SeekerContact({ email, links }: { email: string; links: readonly string[] }) {
  return (
    <ul className="grid gap-1 text-ui">
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      {links.map((link) => (
        <li key={link} className="wrap-anywhere">
          <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
            {link}
            <span className="sr-only">, opens in a new tab</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
