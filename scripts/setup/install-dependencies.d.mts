export function installDependencies(
  root: string,
  options: { isProductEnough: boolean },
): Promise<number>;
