import type { Api, EndpointName } from './api.ts';
import type { EndpointReply } from './contract.ts';

/** Each endpoint's reply inside the envelope; the API documentation's schemas are generated from this type. */
export type Replies = { readonly [Name in EndpointName]: EndpointReply<Api[Name]> };
