/** The decoded wire messages. Everything is optional, as in proto3. */

/** A 64-bit integer of protobufjs; numbers and strings come from ProtoJSON and our own code. */
export type WireLong = { readonly low: number; readonly high: number } | number | string;

export interface WireTimestamp {
  readonly seconds?: WireLong;
  readonly nanos?: number;
}

export interface WireValue {
  readonly nullValue?: number;
  readonly booleanValue?: boolean;
  readonly integerValue?: WireLong;
  readonly doubleValue?: number;
  readonly timestampValue?: WireTimestamp;
  readonly stringValue?: string;
  readonly bytesValue?: Uint8Array;
  readonly referenceValue?: string;
  readonly geoPointValue?: { readonly latitude?: number; readonly longitude?: number };
  readonly arrayValue?: { readonly values?: readonly WireValue[] };
  readonly mapValue?: { readonly fields?: Readonly<Record<string, WireValue>> };
}

export interface WireDocument {
  readonly name?: string;
  readonly fields?: Readonly<Record<string, WireValue>>;
  readonly createTime?: WireTimestamp;
  readonly updateTime?: WireTimestamp;
}

export interface WireMask {
  readonly fieldPaths?: readonly string[];
}

export interface WirePrecondition {
  readonly exists?: boolean;
  readonly updateTime?: WireTimestamp;
}

export interface WireFieldTransform {
  readonly fieldPath?: string;
  readonly setToServerValue?: number;
  readonly increment?: WireValue;
  readonly maximum?: WireValue;
  readonly minimum?: WireValue;
  readonly appendMissingElements?: { readonly values?: readonly WireValue[] };
  readonly removeAllFromArray?: { readonly values?: readonly WireValue[] };
}

export interface WireWrite {
  readonly update?: WireDocument;
  readonly delete?: string;
  readonly verify?: string;
  readonly transform?: {
    readonly document?: string;
    readonly fieldTransforms?: readonly WireFieldTransform[];
  };
  readonly updateMask?: WireMask;
  readonly updateTransforms?: readonly WireFieldTransform[];
  readonly currentDocument?: WirePrecondition;
}

export interface WireFieldReference {
  readonly fieldPath?: string;
}

export interface WireFilter {
  readonly compositeFilter?: { readonly op?: number; readonly filters?: readonly WireFilter[] };
  readonly fieldFilter?: {
    readonly field?: WireFieldReference;
    readonly op?: number;
    readonly value?: WireValue;
  };
  readonly unaryFilter?: { readonly op?: number; readonly field?: WireFieldReference };
}

export interface WireCursor {
  readonly values?: readonly WireValue[];
  readonly before?: boolean;
}

export interface WireStructuredQuery {
  readonly select?: { readonly fields?: readonly WireFieldReference[] };
  readonly from?: readonly { readonly collectionId?: string; readonly allDescendants?: boolean }[];
  readonly where?: WireFilter;
  readonly orderBy?: readonly { readonly field?: WireFieldReference; readonly direction?: number }[];
  readonly startAt?: WireCursor;
  readonly endAt?: WireCursor;
  readonly offset?: number;
  readonly limit?: { readonly value?: number };
  readonly findNearest?: WireFindNearest;
}

export interface WireFindNearest {
  readonly vectorField?: WireFieldReference;
  readonly queryVector?: WireValue;
  readonly distanceMeasure?: number;
  readonly limit?: { readonly value?: number };
  readonly distanceResultField?: string;
  readonly distanceThreshold?: { readonly value?: number };
}

export interface WireCount {
  readonly upTo?: { readonly value?: WireLong };
}

export interface WireAggregationQuery {
  readonly structuredQuery?: WireStructuredQuery;
  readonly aggregations?: readonly {
    readonly alias?: string;
    readonly count?: WireCount;
    readonly sum?: { readonly field?: WireFieldReference };
    readonly avg?: { readonly field?: WireFieldReference };
  }[];
}

export interface WireTransactionOptions {
  readonly readOnly?: { readonly readTime?: WireTimestamp };
  readonly readWrite?: { readonly retryTransaction?: Uint8Array };
}

export interface WireConsistency {
  readonly transaction?: Uint8Array;
  readonly newTransaction?: WireTransactionOptions;
  readonly readTime?: WireTimestamp;
}

export interface WireTarget {
  readonly query?: { readonly parent?: string; readonly structuredQuery?: WireStructuredQuery };
  readonly documents?: { readonly documents?: readonly string[] };
  readonly resumeToken?: Uint8Array;
  readonly readTime?: WireTimestamp;
  readonly targetId?: number;
  readonly once?: boolean;
  readonly expectedCount?: { readonly value?: number };
}
