import { findSlate, getReelFindings } from './findings.ts';
import type { Reel, Span } from './reel.ts';

/** A reel, and what it takes to advise on other borders of its takes. */
export interface AnalysedReel extends Reel {
  readonly speech: readonly Span[];
  readonly missing: readonly number[];
}

/** Describes a recording by given borders of its takes, such as the talent's own. */
export const describeReel = (
  { speech, missing }: Pick<AnalysedReel, 'speech' | 'missing'>,
  takes: readonly Span[],
): AnalysedReel => {
  const slate = findSlate({ takes, speech });
  // Added or removed takes aren't the ones that were compared.
  const compared = takes.length === missing.length ? missing : [];
  const findings = getReelFindings({ takes, missing: compared, speech });
  return { takes, ...(slate ? { slate } : {}), findings, speech, missing };
};
