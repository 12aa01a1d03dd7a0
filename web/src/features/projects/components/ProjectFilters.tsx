import { useState, type ReactNode } from 'react';
import Tune from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Row } from '../../../components/layout/Row.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useText } from '../../../i18n/useText.ts';
import { PROJECT_LISTS, type ProjectListName, type useProjectChoice } from '../data/useProjectChoice.ts';

// Fields are the heaviest part of this page, and searches are rare.
const ProjectSearch = lazyComponent(() =>
  import('./ProjectSearch.tsx').then((module) => module.ProjectSearch),
);

const LISTS = Object.keys(PROJECT_LISTS) as ProjectListName[];

interface Props extends ReturnType<typeof useProjectChoice> {
  /** Actions on the list, at the end of the line. */
  readonly children: ReactNode;
}

export const ProjectFilters = ({ choice, list, choose, isFiltered, children }: Props) => {
  const text = useText();
  const [isSearching, setSearching] = useState(false);

  return (
    <Row
      gap={1.5}
      align="center"
      sx={{
        marginBottom: 2,
        minHeight: 38,
      }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={list}
        aria-label={text('projects.kinds')}
        onChange={(_event, next: ProjectListName | null) => {
          if (next) choose({ type: next === 'all' ? '' : next });
        }}
      >
        {LISTS.map((name) => (
          <ToggleButton key={name} value={name}>
            {text(`projects.kinds.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {isSearching || isFiltered ? (
        <ProjectSearch choice={choice} choose={choose} />
      ) : (
        <Button
          color="inherit"
          startIcon={<Tune />}
          onPointerEnter={ProjectSearch.ahead}
          onFocus={ProjectSearch.ahead}
          onClick={() => setSearching(true)}
        >
          {text('projects.searchAndFilter')}
        </Button>
      )}
      <Row isOneLine sx={{ marginInlineStart: 'auto' }}>
        {children}
      </Row>
    </Row>
  );
};
