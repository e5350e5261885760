// The folder of a run: its plan, what is done of it, and what is made from it in the end.

import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, type Plan, PlanError } from './plan.ts';

const PLAN = 'plan.json';
const BUILD = 'build';

/** Makes the folder, or makes sure that it holds this plan; `records` stands for a study of a file of records. */
export function claimFolder(folder: string, plan: Plan | { format: number; records: string }): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, PLAN);
  if (!existsSync(path)) {
    if (readdirSync(folder).some(name => !name.endsWith('.part')))
      throw new PlanError(`${folder} holds other files and no plan; choose another folder.`);
    writeWhole(path, `${canonicalJson(plan, 2)}\n`);
    return;
  }
  const held = heldPlan(path, folder);
  if (canonicalJson(held) === canonicalJson(plan)) return;
  const wanted: Record<string, unknown> = plan;
  const keys = [...new Set([...Object.keys(held), ...Object.keys(wanted)])].filter(key => key !== BUILD);
  const other = keys.filter(key => canonicalJson(held[key]) !== canonicalJson(wanted[key]));
  if (other.length === 0)
    throw new PlanError(
      `${folder} was begun by another build of Quayside (${held[BUILD] ?? 'an older one'}; this is ${wanted[BUILD]}), and games of two builds are not mixed: go on with that build, or choose another folder.`,
    );
  const differences = other.map(key => `${key} ${JSON.stringify(held[key])}, not ${JSON.stringify(wanted[key])}`);
  throw new PlanError(`${folder} holds another plan (${differences.join('; ')}); choose another folder.`);
}

function heldPlan(path: string, folder: string): Record<string, unknown> {
  try {
    const held: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof held === 'object' && held !== null) return held as Record<string, unknown>;
  } catch {}
  throw new PlanError(`${folder} holds a ${PLAN} that is no plan; choose another folder.`);
}

/** Writes a file so that it is there wholly or not at all, whenever the process is killed. */
export function writeWhole(path: string, text: string): void {
  const part = `${path}.part`;
  const file = openSync(part, 'w');
  writeFileSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(part, path);
}
