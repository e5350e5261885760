// Whether a value fits a JSON Schema that was not written with TypeBox: for tests of schemas made in other ways.

import { Compile } from 'typebox/schema';

/** Null where it fits; else where and why it does not. */
export function checkerOf(schema: object): (value: unknown) => string | null {
  const compiled = Compile(schema as never);
  return value => {
    if (compiled.Check(value)) return null;
    const [, faults] = compiled.Errors(value) as [boolean, { instancePath: string; message: string }[]];
    return faults
      .slice(0, 3)
      .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
      .join('; ');
  };
}
