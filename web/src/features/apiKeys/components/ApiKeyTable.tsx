import { useMemo } from 'react';
import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import VpnKey from '@mui/icons-material/VpnKeyOutlined';
import type { KeyState, ListedApiKey } from '@domain/apiKeys/api-keys.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { DateText } from '../../../components/DateText.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import { toPage } from '../../../components/lists/listFile.ts';
import { TableList } from '../../../components/lists/TableList.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { RevokeKey } from './RevokeKey.tsx';

interface Props {
  readonly keys: readonly ListedApiKey[] | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onChanged: () => void;
}

const LOOKS = {
  active: { tone: 'positive', icon: CheckCircle },
  ended: { tone: 'neutral', icon: EventBusy },
  revoked: { tone: 'negative', icon: Block },
} as const satisfies Record<KeyState, object>;

const useColumns = (onChanged: () => void): readonly DataColumn<ListedApiKey>[] => {
  const text = useText();
  const dates = useDates();

  return useMemo(
    () => [
      {
        field: 'name',
        label: text('apiKeys.name'),
        plain: ({ name }) => name,
        cell: ({ name }) => name,
        share: 1.5,
        minWidth: 140,
      },
      {
        field: 'areas',
        label: text('apiKeys.areas'),
        plain: ({ areas }) => areas.map((area) => text(`apiKeys.area.${area}`)).join(', '),
        cell: ({ areas }) => joinDotted(areas.map((area) => text(`apiKeys.area.${area}`))),
        share: 2,
        minWidth: 180,
      },
      {
        field: 'right',
        label: text('apiKeys.right'),
        plain: ({ right }) => text(`apiKeys.right.${right}`),
        cell: ({ right }) => text(`apiKeys.right.${right}`),
        minWidth: 130,
      },
      {
        field: 'state',
        label: text('apiKeys.state'),
        plain: ({ state }) => text(`apiKeys.state.${state}`),
        cell: ({ state }) => <StateChip {...LOOKS[state]} label={text(`apiKeys.state.${state}`)} />,
        minWidth: 120,
      },
      {
        field: 'used',
        label: text('apiKeys.used'),
        plain: ({ lastUsedAt }) => lastUsedAt ?? '',
        cell: ({ lastUsedAt }) =>
          lastUsedAt ? <DateText instant={lastUsedAt} withTime /> : text('apiKeys.never'),
        numeric: true,
        minWidth: 160,
      },
      {
        field: 'ends',
        label: text('apiKeys.ends'),
        kind: 'date',
        plain: ({ lastDay }) => lastDay ?? '',
        cell: ({ lastDay }) => (lastDay === null ? text('apiKeys.noEnd') : dates.day(lastDay)),
        numeric: true,
        minWidth: 130,
      },
      {
        field: 'actions',
        label: text('apiKeys.actions'),
        cell: (key) => key.state !== 'revoked' && <RevokeKey apiKey={key} onRevoked={onChanged} />,
        minWidth: 110,
      },
    ],
    [dates, onChanged, text],
  );
};

/** API keys, newest first. */
export const ApiKeyTable = ({ keys, isLoading, error, onRetry, onChanged }: Props) => {
  const text = useText();
  const columns = useColumns(onChanged);

  return (
    <TableList
      name="apiKeys"
      file={text('apiKeys.file')}
      pages={toPage(keys ?? [])}
      label={text('apiKeys.title')}
      columns={columns}
      rows={keys}
      error={error}
      onRetry={onRetry}
      isLoading={isLoading}
      empty={
        <EmptyState icon={VpnKey} title={text('apiKeys.none')}>
          {text('apiKeys.noneText')}
        </EmptyState>
      }
    />
  );
};
