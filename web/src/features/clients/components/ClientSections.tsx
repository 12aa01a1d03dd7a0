import type { ClientActivity } from '@domain/clients/client-activity.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { paths } from '../../../app/paths.ts';
import { DateText } from '../../../components/DateText.tsx';
import { useText } from '../../../i18n/useText.ts';
import { LinkedItems } from './LinkedItems.tsx';
import { useOrderItem, usePersonItem } from './useLinkedItem.tsx';

/** A client's projects, orders, licences, messages, opinions of voices, and colleagues. */
export const ClientSections = (activity: ClientActivity) => {
  const text = useText();
  const toPerson = usePersonItem();
  const toOrder = useOrderItem();
  const { projects, orders, licences, messages, comments, ratings, colleagues } = activity;
  const getVoice = (talentName: string) => talentName || text('clients.formerVoice');

  return (
    <>
      <LinkedItems
        title={text('clients.projects')}
        none={text('clients.noProjects')}
        items={projects.map(({ id, name, state }) => ({
          id,
          href: paths.castingsProject.href(id),
          name,
          detail: text(`projects.state.${state}`),
        }))}
      />
      <LinkedItems
        title={text('companies.ordersTitle')}
        none={text('companies.noOrders')}
        items={orders.map(toOrder)}
      />
      <LinkedItems
        title={text('clients.licences')}
        none={text('clients.noLicences')}
        items={licences.map(({ id, talentName, character, assetName, projectName, expiresOn }) => ({
          id,
          href: paths.licences.href(undefined, id),
          name: joinDotted([talentName, character]),
          detail: (
            <>
              {joinDotted([assetName, projectName])}
              {expiresOn !== null && (
                <>
                  {' · '}
                  <DateText instant={expiresOn} />
                </>
              )}
            </>
          ),
        }))}
      />
      <LinkedItems
        title={text('clients.messages')}
        none={text('clients.noMessages')}
        items={messages.map(({ id, message, state, createdAt }) => ({
          id,
          href: paths.message.href(id),
          name: message,
          detail: (
            <>
              {text(`enquiries.state.${state}`)} · <DateText instant={createdAt} />
            </>
          ),
        }))}
      />
      <LinkedItems
        title={text('clients.opinions')}
        none={text('clients.noOpinions')}
        items={[
          ...comments.map(({ id, projectId, talentName, text: comment, createdAt }) => ({
            id,
            href: paths.castingsProject.href(projectId),
            name: comment,
            detail: (
              <>
                {getVoice(talentName)} · <DateText instant={createdAt} />
              </>
            ),
          })),
          ...ratings.map(({ id, projectId, talentName, rating }) => ({
            id,
            href: paths.castingsProject.href(projectId),
            name: getVoice(talentName),
            detail: text('clients.rated', { rating }),
          })),
        ]}
      />
      <LinkedItems
        title={text('clients.colleagues')}
        none={text('clients.noColleagues')}
        items={colleagues.map(toPerson)}
      />
    </>
  );
};
