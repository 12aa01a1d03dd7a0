import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Bolt from '@mui/icons-material/BoltOutlined';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useProjectArea } from '../../../lib/board/useProjectArea.ts';
import { DELETED_DAYS } from '@domain/projects/projects.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { EmptyState, ErrorState } from '../../../components/states/states.tsx';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { listPart } from '../../../components/lists/tools.ts';
import { useChosen } from '../../../components/lists/useChosen.ts';
import { onDemand } from '../../../components/onDemand.tsx';
import { useColumnChoices } from '../../../components/table/useColumnChoices.ts';
import { useText } from '../../../i18n/useText.ts';
import { useProjectOwner, useProjects } from '../../../lib/board/useBoard.ts';
import { ProjectFilters } from '../components/ProjectFilters.tsx';
import { ProjectTable } from '../components/ProjectTable.tsx';
import { ProjectTableSkeleton } from '../components/ProjectTableSkeleton.tsx';
import { useProjectColumns } from '../components/useProjectColumns.tsx';
import { useKeptData } from '../../../lib/useKeptData.ts';
import { useProjectChoice } from '../data/useProjectChoice.ts';

const NewProjectDialog = onDemand(() =>
  import('../dialogs/NewProjectDialog.tsx').then((module) => module.NewProjectDialog),
);
const ProjectTools = listPart(() =>
  import('../components/ProjectTools.tsx').then((module) => module.ProjectTools),
);
const ProjectBulk = listPart(() =>
  import('../components/ProjectBulk.tsx').then((module) => module.ProjectBulk),
);

const PAGE = 25;

/**
 * Projects of the company, or for an agency's people of the agency, newest first and live; the address for a new one is the
 * same page with the dialog open.
 */
const ProjectListRoute = () => {
  const text = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [count, setCount] = useState(PAGE);
  const area = useProjectArea();
  const projectChoice = useProjectChoice();
  const { choice, isFiltered, choose } = projectChoice;
  const owner = useProjectOwner(area.isAgencys);
  const projects = useProjects(choice, count, owner);
  // A longer page is a new query, and so is another choice: the rows already read stay while it loads.
  const shown = useKeptData(projects.data);
  const loadingMore = projects.status === 'loading' && shown !== undefined;
  const columns = useProjectColumns();
  const choosing = useColumnChoices('projects');
  const chosen = useChosen(shown);
  const [hasTools, setTools] = useState(false);
  const mayHaveMore = (shown?.length ?? 0) >= count || loadingMore;

  const create = (
    <Button component={Link} to={area.create} variant="contained" startIcon={<Add />}>
      {text('nav.newProject')}
    </Button>
  );
  // Clients have it in their menu; an agency's people begin one where the others are.
  const express = area.isAgencys && (
    <Button component={Link} to={area.express} variant="outlined" color="inherit" startIcon={<Bolt />}>
      {text('nav.expressProject')}
    </Button>
  );

  const isEmpty = shown?.length === 0 && !isFiltered;
  return (
    <>
      {/* An empty list offers it in its own place. */}
      <PageHeader
        title={text(area.isAgencys ? 'nav.castings' : 'nav.projects')}
        {...(isEmpty
          ? {}
          : {
              actions: (
                <>
                  {express}
                  {create}
                </>
              ),
            })}
      />
      {!isEmpty && (
        <ProjectFilters {...projectChoice}>
          {hasTools && <ProjectTools choice={choice} owner={owner} columns={columns} choosing={choosing} />}
          <IconButton
            aria-label={text('table.options')}
            aria-expanded={hasTools}
            title={text('table.options')}
            onPointerEnter={ProjectTools.ahead}
            onFocus={ProjectTools.ahead}
            onClick={() => setTools(!hasTools)}
          >
            <MoreHoriz fontSize="small" />
          </IconButton>
        </ProjectFilters>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {chosen.isUsed && <ProjectBulk chosen={chosen} />}
        {projects.status === 'error' ? (
          <ErrorState error={projects.error} onRetry={projects.retry} />
        ) : shown === undefined ? (
          <ProjectTableSkeleton />
        ) : shown.length === 0 && isFiltered ? (
          <NoneFound
            title={text('projects.noneFound')}
            clearLabel={text('projects.showAll')}
            onClear={() => choose({ type: '', state: '', shelf: '', search: '' })}
          >
            {choice.shelf === 'deleted'
              ? text('projects.noneDeleted', { days: DELETED_DAYS })
              : text('projects.noneFoundText')}
          </NoneFound>
        ) : shown.length === 0 ? (
          <EmptyState icon={FolderOpen} title={text('projects.emptyTitle')} action={create}>
            {text('projects.emptyText')}
          </EmptyState>
        ) : (
          <>
            <ProjectTable projects={shown} columns={columns} choosing={choosing} chosen={chosen} />
            {mayHaveMore && (
              <Box sx={{ display: 'flex', justifyContent: 'center', paddingBlock: 2 }}>
                <Button
                  color="inherit"
                  loading={loadingMore}
                  onClick={() => setCount((before) => before + PAGE)}
                >
                  {text('common.loadMore')}
                </Button>
              </Box>
            )}
          </>
        )}
      </Box>
      {pathname === area.create && (
        <NewProjectDialog
          asksCompany={area.isAgencys}
          onClose={() => void navigate(area.list, { replace: true })}
          onCreated={async (projectId) => navigate(area.project(projectId), { replace: true })}
        />
      )}
    </>
  );
};

export default ProjectListRoute;
