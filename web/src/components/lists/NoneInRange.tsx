import { useText } from '../../i18n/useText.ts';
import { NoneFound } from './NoneFound.tsx';

/** Replaces a table without rows in the chosen ranges. */
export const NoneInRange = ({ onClear }: { readonly onClear: () => void }) => {
  const text = useText();
  return (
    <NoneFound title={text('lists.noneInRange')} clearLabel={text('lists.clearRanges')} onClear={onClear} />
  );
};
