import type { Lookups } from './lookups.ts';
import { error, type RuleError, type RuleValue } from './rule-value.ts';

/** Aborts a request that exceeds the service's limit. Nothing absorbs it: the request is denied. */
export class EvaluationLimit extends Error {}

const mostExpressions = 1000;
// The checker refuses deeper stacks already.
const deepestCall = 21;

/** One request's evaluation: visible values and the remaining budget. */
export class Run {
  readonly request: RuleValue;
  readonly resource: RuleValue;
  readonly lookups: Lookups;
  /** The current match's wildcard values by number. */
  readonly bindings: (RuleValue | undefined)[] = [];
  private spent = 0;
  private depth = 0;

  constructor(request: RuleValue, resource: RuleValue, lookups: Lookups) {
    this.request = request;
    this.resource = resource;
    this.lookups = lookups;
  }

  /** Charges for an expression. Short-circuited operands cost nothing; a denied rule's cost stays. */
  spend(cost = 1): void {
    this.spent += cost;
    if (this.spent > mostExpressions) {
      throw new EvaluationLimit(
        'Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached.',
      );
    }
  }

  nested(body: () => RuleValue): RuleValue {
    if (this.depth >= deepestCall) return deepestCallReached;
    this.depth += 1;
    try {
      return body();
    } finally {
      this.depth -= 1;
    }
  }
}

const deepestCallReached: RuleError = error('Maximum allowed call depth of 20 is reached.');
