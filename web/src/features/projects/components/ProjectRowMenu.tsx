import { useId, useState } from 'react';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import type { Project } from '@domain/projects/projects.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useText } from '../../../i18n/useText.ts';

const ProjectMenu = lazyComponent(() => import('./ProjectMenu.tsx').then((module) => module.ProjectMenu));

/** Opens a project's menu. */
export const ProjectRowMenu = ({ project }: { readonly project: Project }) => {
  const text = useText();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setOpened] = useState(false);

  return (
    <>
      <IconButton
        size="small"
        aria-label={text('projects.actionsFor', { name: project.name })}
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        aria-expanded={anchor !== null}
        onPointerEnter={ProjectMenu.ahead}
        onFocus={ProjectMenu.ahead}
        onClick={(event) => {
          setOpened(true);
          setAnchor(event.currentTarget);
        }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {wasOpened && (
        <ProjectMenu project={project} id={menuId} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </>
  );
};
