export type ResolveText = (name: string) => Promise<string[][]>;

type Found = { record: string; state: string };

/**
 * What the world can read about who sends mail for a domain. DKIM is signed by the provider under a name that only they
 * know: with it, its key is looked for as well.
 */
export async function checkMailDomain(
  domain: string,
  resolveText: ResolveText,
  selector?: string,
): Promise<Found[]> {
  const [own, policy, key] = await Promise.all([
    readRecords(domain, resolveText),
    readRecords(`_dmarc.${domain}`, resolveText),
    selector ? readRecords(`${selector}._domainkey.${domain}`, resolveText) : [],
  ]);
  return [
    { record: "SPF", state: describeSpf(own) },
    { record: "DKIM", state: describeKey(key, selector) },
    { record: "DMARC", state: describePolicy(policy) },
  ];
}

/** Null where the name could not be asked for. */
async function readRecords(name: string, resolveText: ResolveText): Promise<string[] | null> {
  try {
    return (await resolveText(name)).map((parts) => parts.join(""));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return code === "ENOTFOUND" || code === "ENODATA" ? [] : null;
  }
}

const unasked = "could not be looked up from here";

function describeSpf(records: string[] | null): string {
  if (records === null) return unasked;
  const found = records.filter((record) => /^v=spf1(?: |$)/i.test(record));
  if (found.length === 0) return "missing: a TXT record v=spf1 … that names who sends";
  if (found.length > 1) return "there are several, and receivers then trust none";
  return /[-~]all$/i.test(found[0]?.trim() ?? "") ? "there" : "there, but it lets anybody send";
}

function describeKey(records: string[] | null, selector: string | undefined): string {
  if (!selector) return "not looked for: give DKIM_SELECTOR, the name your provider signs under";
  if (records === null) return unasked;
  return records.some((record) => /(?:^|;)\s*p=[^;\s]/i.test(record))
    ? "there"
    : `missing: no key under ${selector}._domainkey`;
}

function describePolicy(records: string[] | null): string {
  if (records === null) return unasked;
  const found = records.find((record) => /^v=DMARC1(?:;|$)/i.test(record));
  if (found === undefined) return "missing: a TXT record v=DMARC1 … under _dmarc";
  return /;\s*p=none/i.test(found) ? "there, and watches only (p=none)" : "there";
}
