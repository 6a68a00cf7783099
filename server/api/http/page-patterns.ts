import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** Returns a function that maps a path to the pattern of the page's route, such as `/job/:slug`; `/*` for a path of no page. */
export function pagePatterns(routes: ServerBuild["routes"]): (path: string) => string {
  const below = (parent: string | undefined): RouteObject[] =>
    Object.values(routes)
      .flatMap((route) => (route === undefined || route.parentId !== parent ? [] : [route]))
      .map(({ id, path, index }) => ({
        id,
        ...(path !== undefined && { path }),
        ...(index === true ? { index } : { children: below(id) }),
      }));
  const tree = below(undefined);
  return (path) => {
    const matches = matchRoutes(tree, path.replace(/\.data$/, "")) ?? [];
    const segments = matches.flatMap(({ route }) => route.path ?? []).filter((part) => part !== "" && part !== "/");
    return matches.length === 0 ? "/*" : `/${segments.join("/")}`;
  };
}
