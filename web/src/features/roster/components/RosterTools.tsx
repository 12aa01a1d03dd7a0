import type { ReactNode } from 'react';
import FilterList from '@mui/icons-material/FilterListOutlined';
import Button from '@mui/material/Button';
import { ROSTER_COUNT_MAX } from '@domain/roster/roster.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import { SearchField } from '../../../components/form/SearchField.tsx';

interface Props {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Number of matching talents; absent while counting. */
  readonly total: number | undefined;
  readonly children: ReactNode;
}

/** Search, filters and number of matches above the roster. */
export const RosterTools = ({ search, onSearch, isOpen, onToggle, total, children }: Props) => {
  const text = useText();

  return (
    <Row gap={1.5} align="center">
      <SearchField label={text('roster.search')} search={search} onSearch={onSearch} />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FilterList />}
        aria-expanded={isOpen}
        aria-controls="roster-filters"
        onClick={onToggle}
      >
        {text('roster.filters')}
      </Button>
      {children}
      <Muted role="status">
        {total !== undefined &&
          (total >= ROSTER_COUNT_MAX
            ? text('roster.countMore', { count: ROSTER_COUNT_MAX })
            : text('roster.count', { count: total }))}
      </Muted>
    </Row>
  );
};
