import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { OrderObstacle } from '@domain/orders/orders.api.ts';
import type { PricedRoleName } from '@domain/pricing/pricing.ts';
import { PROJECT_STEPS, type ProjectStep } from '@domain/projects/steps.ts';
import { useText } from '../../../i18n/useText.ts';
import { useRoleNames } from '../../../common/pricing/useRoleNames.ts';
import { useProjectArea } from '../../../common/board/useProjectArea.ts';

/** The stage that resolves each obstacle. */
const STAGE: Readonly<Partial<Record<OrderObstacle, ProjectStep>>> = {
  incomplete: 'licensing',
  unchosen: 'selection',
};

interface Props {
  readonly of: readonly OrderObstacle[];
  readonly projectId: string;
  /** Roles without a chosen voice. */
  readonly unchosen: readonly PricedRoleName[];
}

export const Obstacles = ({ of, projectId, unchosen }: Props) => {
  const text = useText();
  const area = useProjectArea();
  const roleNames = useRoleNames();
  if (of.length === 0) return null;

  return (
    <Box component="ul" sx={{ paddingInlineStart: 2.5, marginBlock: 1.5 }}>
      {of.map((obstacle) => {
        const stage = STAGE[obstacle];

        return (
          <Box component="li" key={obstacle} sx={{ fontSize: '0.875rem' }}>
            {text(`ordering.obstacle.${obstacle}`, { roles: roleNames(unchosen) })}{' '}
            {stage && (
              <MuiLink component={Link} to={area.project(projectId, PROJECT_STEPS.indexOf(stage) + 1)}>
                {text(`projects.step.${stage}`)}
              </MuiLink>
            )}
          </Box>
        );
      })}
    </Box>
  );
};
