/** The coverage reports of rules, from `Ruleset.coverage()`. */
export { toCoverageHtml } from './coverage/html.ts';
export { toCoverageJson, readCoverageJson } from './coverage/json.ts';
export {
  getConditionShare,
  mergeCoverage,
  getOutcome,
  type ConditionShare,
  type Outcome,
} from './coverage/share.ts';
