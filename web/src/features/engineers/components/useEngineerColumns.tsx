import { useMemo } from 'react';
import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import PersonOff from '@mui/icons-material/PersonOffOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import type { EngineerStanding } from '@domain/access/memberships.ts';
import type { EngineerView } from '@domain/engineers/engineers.api.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { DateText } from '../../../components/DateText.tsx';
import { StateChip } from '../../../components/StateChip.tsx';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { EngagementButton } from './EngagementButton.tsx';

const LOOKS = {
  active: { tone: 'positive', icon: CheckCircle },
  pending: { tone: 'waiting', icon: Schedule },
  released: { tone: 'neutral', icon: PersonOff },
  blocked: { tone: 'negative', icon: Block },
} as const satisfies Record<EngineerStanding, object>;

export const useEngineerColumns = (onChanged: () => void): readonly DataColumn<EngineerView>[] => {
  const text = useText();
  const getLanguage = useLanguageName();

  return useMemo(
    () => [
      {
        field: 'name',
        label: text('engineers.name'),
        plain: ({ fullName }) => fullName,
        cell: ({ fullName }) => fullName,
        share: 1.5,
        minWidth: 140,
      },
      {
        field: 'email',
        label: text('engineers.email'),
        plain: ({ email }) => email,
        cell: ({ email }) => email,
        share: 2,
        minWidth: 180,
      },
      {
        field: 'languages',
        label: text('engineers.languages'),
        plain: ({ languageTags }) => languageTags.map(getLanguage).join(', '),
        cell: ({ languageTags }) => joinDotted(languageTags.map(getLanguage)),
        minWidth: 150,
      },
      {
        field: 'status',
        label: text('engineers.status'),
        plain: ({ status }) => text(`engineers.status.${status}`),
        cell: ({ status }) => <StateChip {...LOOKS[status]} label={text(`engineers.status.${status}`)} />,
        minWidth: 130,
      },
      {
        field: 'created',
        label: text('engineers.created'),
        plain: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => <DateText instant={createdAt} />,
        numeric: true,
        minWidth: 110,
      },
      {
        field: 'actions',
        label: text('engineers.actions'),
        cell: (engineer) => <EngagementButton engineer={engineer} onChanged={onChanged} />,
        minWidth: 120,
      },
    ],
    [getLanguage, onChanged, text],
  );
};
