import { useState } from 'react';
import Button from '@mui/material/Button';
import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { BulkDialog } from '../../../components/bulk/BulkDialog.tsx';
import { ChosenBar } from '../../../components/bulk/ChosenBar.tsx';
import type { BulkJob } from '../../../components/bulk/runBulk.ts';
import { useBulk } from '../../../components/bulk/useBulk.ts';
import type { Chosen } from '../../../components/lists/useSelectedRows.ts';
import { useText } from '../../../i18n/useText.ts';
import { api } from '../../../lib/http/api.ts';
import { useLicenceName } from '../data/useLicenceName.ts';
import { ManyFirstAirDialog } from '../dialogs/ManyFirstAirDialog.tsx';

interface Props {
  readonly reader: LicenceReader;
  readonly chosen: Chosen<LicenceRow>;
  readonly onChanged: () => void;
}

/** Sets the first air date of several licences, with a reason for each refusal. */
export const LicenceBulk = ({ reader, chosen, onChanged }: Props) => {
  const text = useText();
  const licenceName = useLicenceName();
  const [isAsking, setAsking] = useState(false);
  const bulk = useBulk((ids) => {
    chosen.drop(ids);
    onChanged();
  });
  const { rows } = chosen;

  const makeJob = (row: LicenceRow, day: string): BulkJob => ({
    id: row.id,
    name: joinDotted([row.projectName, licenceName(row)]),
    send: async (submission) => {
      if (row.firstAirOn === day) return 'unchanged';
      await api.ledger.setFirstAir({ id: row.id }, { firstAirOn: day }, submission);
      const before = row.firstAirOn;
      // Only staff may correct a set day.
      return reader === 'staff' && before !== null
        ? (again) => api.ledger.setFirstAir({ id: row.id }, { firstAirOn: before }, again)
        : null;
    },
  });

  return (
    <>
      <ChosenBar chosen={chosen}>
        <Button size="small" onClick={() => setAsking(true)}>
          {text('ledger.enterFirstAir')}
        </Button>
      </ChosenBar>
      {isAsking && (
        <ManyFirstAirDialog
          reader={reader}
          count={rows.length}
          onDay={(day) =>
            bulk.start(
              text('ledger.firstAirMany', { count: rows.length }),
              rows.map((row) => makeJob(row, day)),
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
      <BulkDialog bulk={bulk} />
    </>
  );
};
