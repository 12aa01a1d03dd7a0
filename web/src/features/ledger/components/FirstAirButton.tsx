import Button from '@mui/material/Button';
import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLicenceName } from '../data/useLicenceName.ts';

interface Props {
  readonly row: LicenceRow;
  readonly onEnter: (row: LicenceRow) => void;
}

/** Opens the entry of a first day on air from its row. */
export const FirstAirButton = ({ row, onEnter }: Props) => {
  const text = useText();
  const name = useLicenceName()(row);

  return (
    <Button
      size="small"
      aria-label={text('ledger.enterFirstAirOf', { name })}
      onClick={(event) => {
        // It must not open the row.
        event.stopPropagation();
        onEnter(row);
      }}
      sx={{ marginInlineEnd: -1 }}
    >
      {text('ledger.enterDay')}
    </Button>
  );
};
