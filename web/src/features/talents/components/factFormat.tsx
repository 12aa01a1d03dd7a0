import type { ReactNode } from 'react';
import { joinDotted } from '@domain/values/direction.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { FormatName } from '../../../lib/reference.ts';

/** A fact per field; falsy: hidden, or part of another field's row. */
export type Facts<Field extends string> = Readonly<
  Record<Field, readonly [string, ReactNode] | false | null>
>;

export const listFacts = (facts: Facts<string>) =>
  Object.values(facts).filter((fact) => fact !== null && fact !== false);

/** Formats what a talent gave, or that nothing was given. */
export const useFactFormat = () => {
  const text = useText();

  const notGiven = (
    <Muted component="span" variant="inherit">
      {text('ownProfile.notGiven')}
    </Muted>
  );
  const formatFact = (value: string | null | undefined) => (value ? value : notGiven);
  const formatCode = (code: string | null, getName: FormatName) => formatFact(code && getName(code));
  const formatCodes = (codes: readonly string[], getName: FormatName = (word) => word) =>
    formatFact(joinDotted(codes.map(getName)));
  const formatAnswer = (value: boolean | null) =>
    value === null ? notGiven : text(value ? 'common.yes' : 'common.no');

  return { formatFact, formatCode, formatCodes, formatAnswer };
};
