/** The coverage reports of rules, from `Ruleset.coverage()`. */
export { coverageHtml } from './coverage/html.ts';
export { coverageJson, readCoverageJson } from './coverage/json.ts';
export {
  conditionShare,
  mergeCoverage,
  getOutcome,
  type ConditionShare,
  type Outcome,
} from './coverage/share.ts';
