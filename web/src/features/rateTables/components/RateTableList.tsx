import type { ReactNode } from 'react';
import type { RateTable } from '@domain/pricing/rate-tables.ts';
import { toPage } from '../../../components/lists/listFile.ts';
import { TableList } from '../../../components/lists/TableList.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useRateTables } from '../data/useRateTables.ts';
import { useRateTableColumns } from './useRateTableColumns.tsx';

interface Props {
  readonly agencyId: string;
  /** Action for the empty state. */
  readonly empty: ReactNode;
}

/** All versions, latest first, marking the current one. */
export const RateTableList = ({ agencyId, empty }: Props) => {
  const text = useText();
  const { data, error, retry } = useRateTables(agencyId);
  const columns = useRateTableColumns(data);

  return (
    <TableList<RateTable>
      name="rateTables"
      label={text('rateTables.title')}
      file={text('rateTables.file')}
      columns={columns}
      rows={data}
      pages={toPage(data ?? [])}
      error={error}
      onRetry={retry}
      empty={empty}
    />
  );
};
