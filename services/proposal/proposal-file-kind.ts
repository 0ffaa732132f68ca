/** The job that draws a version's PDF; whoever signs does not wait for it then. */
export const proposalFileKind = "draw-proposal";
