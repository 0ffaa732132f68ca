const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

export function isFormPost(request: Request): boolean {
  return formTypes.test(request.headers.get("content-type") ?? "");
}
