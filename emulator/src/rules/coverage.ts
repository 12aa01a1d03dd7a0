/** The door to coverage reports of rules; `Ruleset.coverage()` gives what they take. */
export { coverageHtml } from './coverage/html.ts';
export { coverageJson, readCoverageJson } from './coverage/json.ts';
export {
  conditionShare,
  mergeCoverage,
  getOutcome,
  type ConditionShare,
  type Outcome,
} from './coverage/share.ts';
