import { Alerts } from "./alerts.tsx";
import { NoticeKinds } from "./notice-kinds.tsx";
import { Scene } from "./scene.tsx";
import { ToastKinds } from "./toast-kinds.tsx";

export function Messages() {
  return (
    <Scene id="messages">
      <ToastKinds />
      <Alerts />
      <NoticeKinds />
    </Scene>
  );
}
