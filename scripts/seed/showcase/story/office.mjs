import { readFileSync } from 'node:fs';
import { SHOWCASE } from '../load.mjs';
import { pickBetween, pickOne } from '../random.mjs';
import { TEXTS } from './data.mjs';
import { getDay } from './timeline.mjs';

/** An agency's work besides castings: brand, billing, messages, express projects, connection checks. */
export const createOfficeSteps = ({ call, firestore }) => {
  const addLogos = async (as, agency, brand) => {
    const upload = async (name) => {
      const form = new FormData();
      form.append(
        'logo',
        new Blob([readFileSync(`${SHOWCASE}logos/${name}.png`)], { type: 'image/png' }),
        `${name}.png`,
      );
      return (await call('POST', `/agency/${agency}/logo`, { as, agency, form })).url;
    };

    const [logoUrl, logoDarkUrl, isotypeLogoUrl] = [
      await upload(brand),
      await upload(`${brand}-dark`),
      await upload(`${brand}-mark`),
    ];

    await call('PATCH', `/agency/${agency}`, { as, agency, body: { logoUrl, logoDarkUrl, isotypeLogoUrl } });
  };

  const saveBilling = ({ as, agency, billing: [legalName, address, city, zip, country, vatTaxId = ''] }) =>
    call('POST', '/billing', { as, agency, body: { legalName, address, city, zip, country, vatTaxId } });

  const saveBillingTerms = (as, agency, terms) => call('PUT', '/billingTerms', { as, agency, body: terms });

  const saveAccounts = (as, agency, accounts) =>
    call('PUT', '/payoutAccount', {
      as,
      agency,
      body: { accounts, needsTwoPeople: false, basedOn: 0 },
    });

  /** Clients write to the agency; the first messages are answered. */
  const write = async (writers) => {
    for (const [index, message] of TEXTS.enquiries.entries()) {
      const { as, agency, id: projectId } = writers[index % writers.length];
      await call('POST', '/project/contactUs', { as, agency, body: { message, projectId } });
    }
  };

  const answer = async (as, agency, count) => {
    const { items } = await call('GET', '/enquiry', { as, agency });
    const enquiries = items.filter(({ message }) => TEXTS.enquiries.includes(message));
    for (const { id, steps = [] } of enquiries.slice(-count))
      await call('POST', `/enquiry/${id}/answer`, {
        as,
        agency,
        body: {
          answer: pickOne([
            'Done, and moved in the calendar. Nobody minded.',
            'Of course: two links are on their way to you.',
          ]),
          revision: steps.length,
        },
      });
  };

  const placeExpress = async ({ as, agency }, name, brand, [character, language]) => {
    const { surcharge } = await call('GET', '/pricing/express', { as, agency });
    const licence = {
      duration: { code: '1Y' },
      format: { code: 'INTERNET' },
      territoryCover: { code: 'ESP' },
    };

    const body = {
      name,
      brand,
      campaignName: 'Express',
      languages: [language],
      characters: [character],
      licence,
      asset: { name: 'Spot', spots: 1, lengthSeconds: 20 },
      message: 'The script follows at noon. We are on air at the weekend.',
      surcharge,
    };

    return call('POST', '/project/express', { as, agency, body });
  };

  /** A talent's live connection passes a check. */
  const testConnection = async (admin, agency, { id, email, timeZone }) => {
    await call('POST', `/connectionSession/${id}`, { as: email, body: {} });

    const body = {
      status: 'passed',
      quality: pickOne(['EXCELLENT', 'EXCELLENT', 'GOOD']),
      latencyMs: pickBetween(12, 48),
      sampleRateHz: 48_000,
      comment: 'Clean line, no drop-outs in ten minutes.',
    };

    const bookedFor = new Date(Date.now() + 2 * 86_400_000).toISOString();
    await call('PATCH', `/connectionSession/${id}`, {
      as: admin,
      agency,
      body: { status: 'booked', bookedFor, timeZone },
    });

    return () => call('PATCH', `/connectionSession/${id}`, { as: admin, agency, body });
  };

  const takeVacation = ({ id, email }, from, days) =>
    call('POST', `/talent/${id}/vacations`, {
      as: email,
      body: { from: getDay(from), to: getDay(from + days) },
    });

  const tag = (as, agency, { id }, tags) =>
    call('PATCH', `/talent/${id}/terms`, { as, agency, body: { tags, contractSigned: true, gdpr: true } });

  /** A talent reports use beyond a licence. */
  const reportUse = async ({ id, email }) => {
    const { docs } = await firestore.collection('soldLicences').where('talentId', '==', id).get();
    const licence = docs.map((found) => found.id).sort()[0];
    if (licence === undefined) return;
    const text = 'My reading runs as a pre-roll in Chile as well; the licence names other countries.';
    await call('POST', `/soldLicence/${licence}/use`, {
      as: email,
      body: { text, link: 'https://video.example/watch/pre-roll' },
    });
  };

  const invite = (as, agency, name, lastName, language) =>
    call('POST', '/userAgencySelfServiceInvite', {
      as,
      agency,
      body: { name, lastName, email: `${name}.${lastName}@talents.example`.toLowerCase(), language },
    });

  return {
    addLogos,
    answer,
    invite,
    placeExpress,
    reportUse,
    saveAccounts,
    saveBilling,
    saveBillingTerms,
    tag,
    takeVacation,
    testConnection,
    write,
  };
};
