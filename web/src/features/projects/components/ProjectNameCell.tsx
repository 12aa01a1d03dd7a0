import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Project } from '@domain/projects/projects.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { OPENS_ROW } from '../../../components/lists/rowKeys.ts';
import { useText } from '../../../i18n/useText.ts';
import { useProjectArea } from '../../../common/board/useProjectArea.ts';

/** A project's name and purpose; its link covers the whole row. */
export const ProjectNameCell = ({ project }: { readonly project: Project }) => {
  const text = useText();
  const area = useProjectArea();
  const { id, name, companyName, type, brand, campaignName } = project;

  return (
    <>
      <Link
        component={RouterLink}
        to={area.project(id)}
        {...OPENS_ROW}
        color="inherit"
        underline="none"
        sx={{
          fontWeight: 560,
          overflowWrap: 'anywhere',
          '&::after': { content: '""', position: 'absolute', inset: 0 },
          '&:focus-visible': { outline: 'none' },
          '&:focus-visible::after': {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: -2,
          },
        }}
      >
        <bdi>{name}</bdi>
      </Link>
      <Muted variant="caption" component="div" noWrap>
        {joinDotted([
          area.isAgencys && companyName,
          type !== 'regular' && text(`projects.type.${type}`),
          brand,
          campaignName,
        ])}
      </Muted>
    </>
  );
};
