type Entry = {
  readonly version?: string;
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

export type Lock = { readonly packages: Readonly<Record<string, Entry>> };

type LockFault = { readonly owner: string; readonly name: string; readonly version: string };

/** What would be installed without being checked, and the builds for other platforms that are not named at all. */
export function findLockFaults({ packages }: Lock): readonly LockFault[] {
  return Object.entries(packages).flatMap(
    ([path, { version = '', integrity, optionalDependencies = {} }]) => {
      const unchecked =
        path === '' || /^sha512-/.test(integrity ?? '')
          ? []
          : [{ owner: nameOf(path), name: nameOf(path), version }];
      const unnamed = Object.entries(optionalDependencies)
        .filter(([name]) => !placesFrom(path, name).some((place) => place in packages))
        .map(([name, wanted]) => ({ owner: nameOf(path), name, version: wanted }));
      return [...unchecked, ...unnamed];
    },
  );
}

function nameOf(path: string): string {
  return path.split('node_modules/').at(-1) ?? path;
}

// Where Node would look for it, nearest first.
function placesFrom(path: string, name: string): readonly string[] {
  const parents = path.split('/node_modules/');
  return parents
    .map(
      (_, index) => `${parents.slice(0, parents.length - index).join('/node_modules/')}/node_modules/${name}`,
    )
    .concat(`node_modules/${name}`);
}
