import Typography from '@mui/material/Typography';
import { talentAuditionsApi } from '@domain/auditions/talent-auditions.api.ts';
import type { Project } from '@domain/projects/projects.ts';
import { useText } from '../../../i18n/useText.ts';
import { call } from '../../../lib/http/call.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

/**
 * How a company has kept what talents were promised, for the people of its agency. It comes beside what the page is about,
 * which waits for none of it; nothing is shown where nothing was ever promised.
 */
export const KeptPromises = ({ project: { id, companyName } }: { readonly project: Project }) => {
  const text = useText();
  const { roles } = useSignedIn();
  const isStaff = roles.includes('agencyTeam') || roles.includes('admin');
  const { data } = useRequest(isStaff ? `promises:${id}` : null, (signal) =>
    call(talentAuditionsApi['auditions.promises'], { params: { id } }, { signal }),
  );
  if (!data || data.inTime + data.late + data.waiting === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 1.5 }}>
      {text('auditions.promises', { company: companyName, ...data })}
    </Typography>
  );
};
