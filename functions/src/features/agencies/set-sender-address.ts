import { getPlatformAddress } from '../../outgoing/mail/smtp.ts';
import { findSenderAgencies, findSlugAgency } from '../../work/collections/agencies.ts';
import { job } from '../../work/unit/operation.ts';

const getDomain = (address: string): string => address.replace(/^.*@/, '').toLowerCase();

/** Returns whether one of two domains is, or belongs to, the other. */
const isSameOwner = (a: string, b: string): boolean => a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);

/**
 * Sets the sender address of an agency's emails, null for the platform's. For operators, who verify the domain at the email provider first. Throws for
 * an unknown agency, a domain of the platform, and one of another agency.
 */
export const setSenderAddress = job(
  'agencies',
  (step, { slug, address }: { readonly slug: string; readonly address: string | null }): Promise<void> =>
    step(
      async (work) => {
        const agency = await findSlugAgency(slug, work);
        if (!agency) throw new Error(`There is no agency ${slug}.`);

        if (address !== null) {
          const domain = getDomain(address);
          if (isSameOwner(domain, getDomain(getPlatformAddress())))
            throw new Error(`${domain} is the platform’s domain, which every agency sends from.`);
          const senders = await findSenderAgencies(work);
          const owner = senders.find(
            ({ id, senderAddress }) =>
              id !== agency.id && isSameOwner(domain, getDomain(senderAddress ?? '')),
          );
          if (owner) throw new Error(`${domain} is the domain of ${owner.publicName}.`);
        }

        work.update(agency, { senderAddress: address });
        work.audit(
          { subject: `agencies/${agency.id}`, agencyId: agency.id },
          { senderAddress: agency.senderAddress ?? null },
          { senderAddress: address },
        );
      },
      { action: 'agencies.update' },
    ),
);
