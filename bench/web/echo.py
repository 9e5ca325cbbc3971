"""The baseline: the same server stack without a game. What comes in goes out to everyone in the room."""

import sys

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

rooms: dict[str, list[WebSocket]] = {}


async def ready(request: Request) -> Response:
    del request
    return PlainTextResponse("ok")


PAGE = """<!doctype html><title>echo</title><button id="go">0</button>
<script>
  const socket = new WebSocket(`ws://${location.host}/ws/page`);
  let count = 0;
  socket.onmessage = (event) => {
    if (event.data.startsWith("{")) return;
    document.getElementById("go").textContent = event.data;
  };
  document.getElementById("go").onclick = () => socket.send(String(++count));
</script>"""


async def page(request: Request) -> Response:
    del request
    return HTMLResponse(PAGE)


async def room(socket: WebSocket) -> None:
    await socket.accept()
    here = rooms.setdefault(socket.path_params["room"], [])
    here.append(socket)
    try:
        while True:
            text = await socket.receive_text()
            for one in here:
                await one.send_text(text)
            await socket.send_text('{"type":"done"}')
    except WebSocketDisconnect:
        here.remove(socket)


if __name__ == "__main__":
    app = Starlette(routes=[Route("/", page), Route("/healthz", ready), WebSocketRoute("/ws/{room}", room)])
    uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", log_level="error")
