import type { DeclaredIndexes } from '../indexes/enforce.ts';
import type { Ruleset } from '../rules/contract.ts';
import type { UsageCounter } from './usage.ts';

export interface ProjectContext {
  readonly rules: () => Ruleset | undefined;
  readonly usage: UsageCounter;
  readonly indexes: DeclaredIndexes;
}
