import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useBoardValue } from './boardContext.ts';

/** Selects a voice; with Shift, the range from the previous one. */
export const VoiceMark = ({ item }: { readonly item: CastingDemo }) => {
  const text = useText();
  const { marked, mark, progress } = useBoardValue();
  const isMarked = marked.has(item.id);

  return (
    <Checkbox
      data-off-paper
      data-keep={isMarked ? true : undefined}
      size="small"
      checked={isMarked}
      disabled={progress !== null}
      onChange={(event) => {
        const { nativeEvent } = event;
        mark(item, !isMarked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
      }}
      slotProps={{
        input: {
          'aria-label': text('bulk.mark', { name: item.demo.talentPublicName, demo: item.demo.name }),
        },
      }}
      sx={{ padding: 0.5, marginInlineStart: -0.5 }}
    />
  );
};

/** Selects every voice shown of a character in one language. */
export const CellMark = ({
  items,
  isWhole,
  label,
}: {
  readonly items: readonly CastingDemo[];
  readonly isWhole: boolean;
  readonly label: string;
}) => {
  const text = useText();
  const { marked, markAll, progress } = useBoardValue();
  const count = items.filter(({ id }) => marked.has(id)).length;
  if (items.length < 2) return null;

  return (
    <FormControlLabel
      data-off-paper
      control={
        <Checkbox
          size="small"
          checked={count === items.length}
          indeterminate={count > 0 && count < items.length}
          disabled={progress !== null}
          onChange={() => {
            markAll(
              items.map(({ id }) => id),
              count < items.length,
            );
          }}
          slotProps={{
            input: { 'aria-label': text(isWhole ? 'bulk.markAllFor' : 'bulk.markShownFor', { cell: label }) },
          }}
        />
      }
      label={text(isWhole ? 'bulk.markAll' : 'bulk.markShown', { count: items.length })}
      slotProps={{ typography: { variant: 'body2', sx: { color: 'text.secondary' } } }}
      sx={{ marginInlineStart: 0 }}
    />
  );
};

/** Why a bulk edit failed for a voice; shown while it stays selected. */
export const BulkFailed = ({ item }: { readonly item: CastingDemo }) => {
  const text = useText();
  const { failed, marked, run } = useBoardValue();
  const failure = marked.has(item.id) ? failed.get(item.id) : undefined;

  return (
    failure && (
      <FailedHere
        error={failure.error}
        what={text(`bulk.failed.${failure.action.what}`)}
        onRetry={() => run(failure.action, [item.id])}
      />
    )
  );
};
