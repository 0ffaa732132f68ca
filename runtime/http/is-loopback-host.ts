const loopback = /^(localhost|[a-z0-9-]+\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\]|::1)$/i;

export function isLoopbackHost(hostname: string): boolean {
  return loopback.test(hostname);
}
